import { existsSync } from "node:fs";
import { join } from "node:path";
import { LeadIntake } from "@site/db/intake/intake";
import { leadTables } from "@site/db/leads/lead-fields";
import { subscribe, unsubscribe } from "@site/db/outbox/newsletter";
import {
  copyDatabase,
  newConsultation,
  newContact,
  openTestDatabase,
  testPolicy,
} from "@site/db/test/open-test-database";
import { ownCluster } from "@site/db/test/own-cluster";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it, onTestFinished } from "vitest";
import { spam } from "../test/open-site.ts";
import { runCommand } from "../test/run-command.ts";

const cluster = ownCluster();
const spamDay = "2026-01-01T00:00:00.000Z";

/** The same leads, history, outbox and newsletter on either engine, and the commands on them. */
async function openSite(url: string) {
  const { db } = await openTestDatabase(url);
  onTestFinished(() => db.destroy());
  const intake = new LeadIntake(db, testPolicy);
  const add = async (lead: Parameters<typeof intake.submit>[0], created_at: string) => {
    const { reference } = await intake.submit(lead);
    for (const table of leadTables)
      await db.updateTable(table).set({ created_at, due_at: created_at }).where("reference", "=", reference).execute();
    return reference;
  };
  for (let day = 1; day <= 9; day += 1)
    await add(newConsultation({ idempotencyKey: `c${day}`, practice: "=Clinic" }), `2026-10-0${day}T18:00:00.000Z`);
  const first = await add(newContact({ idempotencyKey: "one", message: "Ümlaut 🙂" }), "2026-10-02T12:00:00.000Z");
  const held = await add(newContact({ idempotencyKey: "two", email: "b@x.example", spam }), spamDay);
  await add(newContact({ idempotencyKey: "three", email: "c@x.example", spam }), spamDay);
  const mentions = newContact({ idempotencyKey: "four", email: "d@x.example", message: "I am ADA@clinic.example's" });
  await add(mentions, "2026-10-03T12:00:00.000Z");
  const dead = { status: "dead", attempts: 1, last_error: "550 no such user" } as const;
  await db.updateTable("notifications").set(dead).where("reference", "=", first).execute();
  for (const email of ["ada@clinic.example", "gone@clinic.example"]) await subscribe(db, email, "site.example");
  const readers = await db.selectFrom("newsletter_subscribers").select(["email", "token"]).execute();
  await unsubscribe(db, readers.find(({ email }) => email.startsWith("gone"))?.token ?? "");

  const folder = temporaryFolder();
  const mail = { SMTP_URL: "smtp://127.0.0.1:1", LEAD_EMAIL_TO: "o@site.example", LEAD_EMAIL_FROM: "w@site.example" };
  const env = { DATABASE_URL: url, SPOOL_DIR: join(folder, "spool"), ...mail };
  const run = (...words: string[]) => runCommand("leads", words, { cwd: folder, env });
  return { first, held, folder, run };
}

/** Removes what differs from run to run: the database's place, Node's warnings about this process, the current time. */
function comparable(text: string): string {
  return text
    .replace(/^(?:Database: |\(node:|\(Use `node).*\n/gm, "")
    .replace(/20\d\d-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?Z?)?/g, (time) =>
      time.startsWith("2026-10-0") || time.startsWith("2026-01-01") ? time : "now",
    );
}

it("every leads command prints the same on both engines; an erasure on PostgreSQL says where bytes may remain", async () => {
  const sqlite = await openSite(`file:${join(temporaryFolder(), "site.db")}`);
  const postgres = await openSite(await copyDatabase(cluster().urlOf("template1")));
  const { first, held } = sqlite;
  const commands: [words: string[], says: RegExp][] = [
    [["list", "--text", "MLAUT 🙂", "--format", "json"], /reference/],
    [["export", "--from", "2026-10-01", "--to", "2026-10-31"], /'=Clinic/],
    [["status", first, "contacted", "--note", "called"], /new → contacted/],
    [["release", held], /is released; 1 notifications are queued/],
    [["notify", "--dead"], /^1 notifications are due now/],
    [["allow", "gone@clinic.example"], /may subscribe again/],
    [["person", "ada@clinic.example"], /"consultation_requests": \[\n/],
    [["erase", "ada@clinic.example"], /rows to erase/],
    [["retention"], /rows to remove/],
    [["show", first, "--format", "json"], /"note": "called"/],
  ];
  for (const [words, says] of commands) {
    const [one, other] = [await sqlite.run(...words), await postgres.run(...words)];
    const name = words.join(" ");
    expect.soft([one.code, other.code], name).toEqual([0, 0]);
    expect.soft(`${one.stdout}${one.stderr}`, name).toMatch(says);
    for (const stream of ["stdout", "stderr"] as const)
      expect.soft(comparable(other[stream]), name).toBe(comparable(one[stream]));
  }
  expect(existsSync(join(postgres.folder, "site.db"))).toBe(false);

  const erased = await postgres.run("erase", "ada@clinic.example", "--yes");
  expect(erased).toMatchObject({ code: 0, stdout: expect.stringMatching(/consultation_requests +9\n/) });
  expect(erased.stdout).toContain("look at them: CM-");
  expect(erased.stdout).toContain("until its next vacuum, and in its write-ahead log, standbys and backups");
  expect((await postgres.run("list", "--kind", "consultation")).stdout).toBe("No leads.\n");
  const removed = await postgres.run("retention", "--yes");
  expect(removed).toMatchObject({ code: 0, stdout: expect.stringMatching(/quarantined +90 .* 1\n/) });
  const doctor: { level: string; name: string }[] = JSON.parse(
    (await postgres.run("doctor", "--format", "json")).stdout,
  );
  const levels = Object.fromEntries(doctor.map(({ name, level }) => [name, level]));
  expect(levels).toMatchObject({ database: "ok", integrity: "ok", undelivered: "ok", spool: "ok" });
  expect(levels).not.toHaveProperty("disk");
});
