import { join } from "node:path";
import { expect, it } from "vitest";
import { LeadIntake } from "../../intake/intake.ts";
import { openDatabase } from "../../open.ts";
import { newContact, openTestDatabase, testPolicy } from "../../test/open-test-database.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

it("a lead is acknowledged after its commit, when another connection sees it", async () => {
  const url = `file:${join(temporaryFolder(), "site.db")}`;
  const { db } = await openTestDatabase(url);
  const reader = (await openDatabase(url)).db;
  const intake = new LeadIntake(db, testPolicy);

  const seen = Array.from({ length: 20 }, async () => {
    const { reference } = await intake.submit(newContact());
    return reader.selectFrom("lead_inbox").select("reference").where("reference", "=", reference).execute();
  });
  for (const rows of await Promise.all(seen)) expect(rows).toHaveLength(1);
  await Promise.all([db.destroy(), reader.destroy()]);
});
