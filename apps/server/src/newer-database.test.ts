import { join } from "node:path";
import { migrate } from "@site/db/migrate";
import { openDatabase } from "@site/db/open";
import { copyDatabase } from "@site/db/test/open-copy";
import { ownCluster } from "@site/db/test/own-cluster";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { tomorrow } from "@site/db/test/tomorrow";
import { describe, expect, it, onTestFinished } from "vitest";
import { runCommand } from "./cli/test/run-command.ts";
import { openSmtpPeer } from "./notifications/test/smtp-peer.ts";
import { startInstance } from "./test/instance.ts";
import { postLead } from "./test/post-lead.ts";

/** This program, started on a database to which a newer release has added columns and a table. */
async function takenBack(url: string) {
  const { db, engine } = await openDatabase(url);
  onTestFinished(() => db.destroy());
  await migrate(db, engine, tomorrow);
  const peer = await openSmtpPeer();
  onTestFinished(() => peer.close());
  const folder = temporaryFolder();
  const env = {
    DATABASE_URL: url,
    SPOOL_DIR: join(folder, "spool"),
    SITE_ORIGIN: "https://site.example",
    SMTP_URL: peer.url,
    LEAD_EMAIL_TO: "office@site.example",
    LEAD_EMAIL_FROM: "website@site.example",
  };
  const leads = async (...words: string[]) => (await runCommand("leads", words, { cwd: folder, env })).stdout;
  return { peer, leads, site: await startInstance(url, env) };
}

async function servesStoresAndMails(url: string): Promise<void> {
  const { peer, leads, site } = await takenBack(url);
  for (const path of ["/", "/states/ohio", "/blog", "/physician-credentialing", "/api/specialties"])
    expect((await fetch(site.url + path)).status, path).toBe(200);
  const sent = [
    await postLead(site.url, { message: "After the way back" }),
    await postLead(site.url, { phone: "(615) 555-0100" }, "consultation"),
  ];
  const references = sent.map(({ reference }) => reference);
  await expect.poll(() => peer.mails.length).toBe(2);
  for (const reference of references) expect(await leads("show", reference)).toContain("Ada Osei");
  await leads("status", references[0] ?? "", "won");
  expect(await leads("export")).toContain("After the way back");
  await leads("erase", "ada@clinic.example", "--yes");
  expect(await leads("list")).not.toContain("Ada");
}

const promise = "a release that is taken back serves pages, stores leads, sends mails and runs its commands";

it(`${promise} on the newer SQLite database`, () => servesStoresAndMails(`file:${join(temporaryFolder(), "site.db")}`));

describe("on a server", () => {
  const cluster = ownCluster();

  it(`${promise} on the newer PostgreSQL database`, async () =>
    servesStoresAndMails(await copyDatabase(cluster().urlOf("template1"))));
});
