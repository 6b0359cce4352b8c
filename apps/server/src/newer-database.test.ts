import { join } from "node:path";
import { migrate } from "@site/db/migrate";
import { openDatabase } from "@site/db/open";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { tomorrow } from "@site/db/test/tomorrow";
import { expect, it, onTestFinished } from "vitest";
import { runCommand } from "./cli/test/commands.ts";
import { openSmtpPeer } from "./notifications/test/peers.ts";
import { postLead } from "./test/entry-points.ts";
import { testMail } from "./test/open-test-app.ts";
import { startInstance } from "./test/rehearsed-app.ts";

it("the previous release serves pages, stores leads, sends emails and runs its commands on a newer SQLite database", async () => {
  const folder = temporaryFolder();
  const url = `file:${join(folder, "site.db")}`;
  const { db, engine } = await openDatabase(url);
  await migrate(db, engine, tomorrow);
  await db.destroy();
  const peer = await openSmtpPeer();
  onTestFinished(() => peer.close());
  const env = { ...testMail, DATABASE_URL: url, SMTP_URL: peer.url };
  const leads = async (...words: string[]) => (await runCommand("leads", words, { cwd: folder, env })).stdout;
  const site = await startInstance(url, env);

  for (const path of ["/", "/states/ohio", "/blog", "/physician-credentialing", "/api/specialties"])
    expect((await fetch(site.url + path)).status, path).toBe(200);
  const sent = [
    await postLead(site.url, { message: "After the way back" }),
    await postLead(site.url, { phone: "(615) 555-0100" }, "consultation"),
  ];
  await expect.poll(() => peer.mails.length).toBe(2);
  for (const { reference } of sent)
    expect(await leads("correct", reference, "--phone", "615 555 0119")).toContain("is corrected");
  expect(await leads("export")).toContain("After the way back");
  await leads("erase", "ada@clinic.example", "--yes");
  expect(await leads("export")).not.toContain("Ada");
});
