import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it } from "vitest";
import { viewsOf } from "../leads/views.ts";
import { subscribe } from "../outbox/newsletter.ts";
import { addLead, newConsultation, newContact, openTestDatabase } from "../test/open-test-database.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { shareViews } from "./share.ts";

it("a shared copy has the views as tables, and no key, token or hash", async () => {
  const opened = await openTestDatabase();
  const { db, engine } = opened;
  const clientHash = "a-hash-of-an-address";
  const idempotencyKey = "a-key-of-a-lead";
  const reference = await addLead(db, newContact({ message: "Hello", clientHash, idempotencyKey }));
  await addLead(db, newConsultation({ clientHash }));
  await subscribe(db, "reader@clinic.example", "site.example");
  const { token } = await db.selectFrom("newsletter_subscribers").select("token").executeTakeFirstOrThrow();
  const file = join(temporaryFolder(), "shared.db");
  const counts = new Map(await shareViews(opened, file));

  const copy = new DatabaseSync(file);
  const names = copy.prepare("SELECT name FROM sqlite_schema ORDER BY name").all();
  expect(names.map(({ name }) => name)).toEqual(Object.keys(viewsOf(engine.name)).toSorted());
  expect(counts.get("lead_inbox")).toBe(2);
  const shared = copy.prepare("SELECT message, day_local FROM lead_inbox WHERE reference = ?").get(reference);
  expect(shared).toMatchObject({ message: "Hello", day_local: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  copy.close();

  const { key } = await db.selectFrom("request_key").select("key").executeTakeFirstOrThrow();
  const bytes = readFileSync(file, "latin1");
  for (const secret of [clientHash, idempotencyKey, token, key, "reader@clinic.example"])
    expect(bytes).not.toContain(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(shareViews(opened, file)).rejects.toThrow("exists already");
});
