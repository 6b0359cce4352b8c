import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { LeadIntake } from "@site/db/intake/intake";
import { migrate } from "@site/db/migrate";
import { openDatabase } from "@site/db/open";
import { damageTable, holdLock } from "@site/db/test/faults";
import { freePort } from "@site/db/test/free-port";
import { newContact, openTestDatabase, testPolicy } from "@site/db/test/open-test-database";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { tomorrow } from "@site/db/test/tomorrow";
import { expect, it, onTestFinished } from "vitest";
import { runCommand } from "./cli/test/commands.ts";
import { parseEnv } from "./configuration/env.ts";
import { openSmtpPeer } from "./notifications/test/peers.ts";
import { run } from "./open-site.ts";
import { postLead } from "./test/entry-points.ts";
import { testMail, webInProcess } from "./test/open-test-app.ts";
import { startInstance } from "./test/rehearsed-app.ts";

async function takenPort(): Promise<string> {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const address = other.address();
  return typeof address === "object" ? String(address?.port) : "";
}

async function failureOf(variables: Record<string, string>): Promise<string> {
  const env = parseEnv({ LOG_LEVEL: "silent", PORT: "0", DATABASE_URL: "file::memory:", ...variables });
  const error = await run(env, () => webInProcess()).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Error);
  return (error as Error).message; // the line above has checked this
}

it("on a taken port, the program names the port and the next step in one sentence, and closes the port that it had opened", async () => {
  const port = await takenPort();
  const sentence = `Port ${port} on 127.0.0.1 is in use.`;
  expect(await failureOf({ PORT: port })).toBe(`${sentence} Set PORT to another port.`);
  const opened = await freePort();
  expect(await failureOf({ PORT: String(opened), OPS_PORT: port })).toBe(`${sentence} Set OPS_PORT to another port.`);
  await expect(fetch(`http://127.0.0.1:${opened}/`)).rejects.toThrow("fetch failed");
});

it.each<[variable: string, value: string, sentence: RegExp]>([
  ["HOST", "203.0.113.7", /^This machine has no address 203\.0\.113\.7\. Set HOST\.$/],
  [
    "DATABASE_URL",
    "file:/dev/null/x/site.db",
    /^The data folder \S+ can't be written by \S+ \(E\w+\): .*DATABASE_URL.*\.$/,
  ],
  [
    "SPOOL_DIR",
    "/dev/null/s",
    /^The spool \/dev\/null\/s can't be written by \S+ \(ENOTDIR\): set SPOOL_DIR to another place\.$/,
  ],
])(
  "a site with a %s that can't be used doesn't start, and says so in one sentence",
  async (variable, value, sentence) => {
    expect(await failureOf({ DATABASE_URL: `file:${temporaryFolder()}/site.db`, [variable]: value })).toMatch(sentence);
  },
);

async function closedDatabase(): Promise<string> {
  const file = join(temporaryFolder(), "site.db");
  const { db } = await openTestDatabase(`file:${file}`);
  const intake = new LeadIntake(db, testPolicy);
  await Promise.all(Array.from({ length: 100 }, () => intake.submit(newContact({ message: "x".repeat(500) }))));
  await db.destroy();
  return file;
}

it("on a damaged or locked database, the program names the fault in one sentence", async () => {
  const damaged = await closedDatabase();
  damageTable(damaged, "contact_submissions");
  expect(await failureOf({ DATABASE_URL: `file:${damaged}` })).toMatch(/^.+ is damaged \(.+\)\. Restore a.+$/);
  const file = await closedDatabase();
  await holdLock(file);
  const sentence = `Another program has locked the database ${file}. End that program, and try again.`;
  expect(await failureOf({ DATABASE_URL: `file:${file}` })).toBe(sentence);
});

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
