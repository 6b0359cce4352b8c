import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { subscribe } from "@site/db/outbox/newsletter";
import { newConsultation, newContact, setLeadStatus } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { openSite, spam, type TestSite } from "../test/commands.ts";
import { findBytes, hashTables } from "../test/inspect-files.ts";

const email = "Marie.Curie@radium.example";
const needles = ["marie.curie", "radium.example", "polonium"];

/** All rows become longer, so SQLite moves them and leaves copies of the old rows in the free space of the file. */
async function fillAmong({ db, add }: TestSite, addOne: (message: string) => Promise<string>): Promise<string[]> {
  const references: string[] = [];
  for (let round = 0; round < 40; round += 1) {
    const message = `${"x".repeat((round * 97) % 1500)} about polonium`;
    await add(newContact({ message: "y".repeat(((round * 61) % 900) + 1), email: `other${round}@clinic.example` }));
    if (round % 4 === 0) references.push(await addOne(message));
  }
  const company = "z".repeat(300);
  await db.updateTable("contact_submissions").set({ company }).where("company", "is", null).execute();
  return references;
}

it("leads person exports no data of the office: no address, webhook, error or token", async () => {
  const site = await openSite();
  await site.add(newContact({ email }), undefined, { hasWebhook: true, confirmToVisitor: true });
  const notifications = () => site.db.updateTable("notifications");
  await notifications().set({ status: "dead", last_error: "550 no such office" }).execute();
  const sent = { recipient: "https://hooks.example/services/SECRET" };
  await notifications().set(sent).where("channel", "=", "webhook").execute();
  await subscribe(site.db, email, "site.example");
  const { token } = await site.db.selectFrom("newsletter_subscribers").select("token").executeTakeFirstOrThrow();
  const { stdout } = await site.leads("person", email);
  const internal = ["idempotency_key", "client_hash", "text_hash", "spam_signals"];
  for (const secret of ["SECRET", "office@site.example", "550 no such office", token, ...internal])
    expect(stdout).not.toContain(secret);
  const person = JSON.parse(stdout);
  expect(Object.keys(person)).toEqual([
    "email",
    "exported_at",
    "consultation_requests",
    "contact_submissions",
    "lead_events",
    "notifications",
    "newsletter_subscribers",
    "newsletter_refusals",
  ]);
  const recipients = person.notifications.map(({ recipient }: { recipient: string | null }) => recipient);
  expect(recipients).toEqual([null, null, email, email.toLowerCase()]);
});

it("leads erase previews the erasure, and with --yes leaves no byte of the person's data in the database's files, even while the site writes", async () => {
  const site = await openSite();
  const { db, add, leads } = site;
  const references = [
    await add(newConsultation({ email, practice: "Polonium Ltd" })),
    await add(newContact({ email: email.toLowerCase(), spam })),
  ];
  await subscribe(db, email, "site.example");
  references.push(...(await fillAmong(site, (message) => add(newContact({ email: email.toUpperCase(), message })))));
  const noted = { reference: references.at(-1) ?? "", status: "contacted", note: "Asked about polonium" } as const;
  await setLeadStatus(db, noted);
  const before = hashTables(site.file);
  const shown = await leads("erase", email);
  for (const line of [/^consultation_requests +1$/m, /^contact_submissions +11$/m, /^newsletter_subscribers +1$/m])
    expect(shown.stdout).toMatch(line);
  expect(shown.stdout).toMatch(/Nothing is changed yet: add --yes\.\n$/);
  expect(hashTables(site.file)).toEqual(before);
  expect(findBytes(site.folder, needles)).not.toEqual([]);

  const stop = site.keepWriting();
  const { code, stdout } = await site.spawnLeads("erase", email, "--yes");
  const written = await stop();
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringMatching(/Backups in other places still contain the data/),
  });
  expect(findBytes(site.folder, needles)).toEqual([]);
  const events = db.selectFrom("lead_events").select(["reference", "event", "from_status", "to_status", "note"]);
  const kept = references
    .toSorted()
    .map((reference) => ({ reference, event: "erased", from_status: null, to_status: null, note: null }));
  expect(await events.where("reference", "in", references).orderBy("reference").execute()).toEqual(kept);

  const others = await db.selectFrom("lead_inbox").select("reference").execute();
  expect(others).toHaveLength(40 + written.length);
  expect(await site.engine.findDamage(db, "full")).toEqual([]);
  const stderr = expect.stringMatching(/ was erased on \d{4}-/);
  expect(await leads("erase", references[0] ?? "")).toMatchObject({ code: 3, stderr });
  expect(await leads("person", email)).toMatchObject({ code: 3, stderr: `Nothing is stored about ${email}.\n` });
});

it("leads erase names the backups that contain the person's data, and keeps the recipients of notifications", async () => {
  const site = await openSite();
  await site.add(newContact());
  await site.add(newContact({ email: "office@site.example" }));
  const before = `${site.file}.before-0009-20260101000000`;
  await site.database("backup");
  const [backup = ""] = readdirSync(join(site.folder, "backups"));
  const replaced = `${site.file}.replaced-20260101000000`;
  for (const file of [before, replaced, join(site.folder, "other.db")]) writeFileSync(file, "");
  const { stdout } = await site.leads("erase", "office@site.example", "--yes");
  const named = [...stdout.matchAll(/^An older copy still contains the data. Delete it: (.+)$/gm)].map(
    ([, file]) => file,
  );
  expect(named).toEqual([before, replaced, join(site.folder, "backups", backup)]);
  expect(await site.db.selectFrom("notifications").select("recipient").execute()).toHaveLength(1);
});

it("one lead is erased by its reference in any spelling, and then reported as erased", async () => {
  const { leads, add, db, folder } = await openSite();
  const reference = await add(newConsultation({ email, practice: "Polonium Ltd" }));
  expect((await leads("erase", reference)).stdout).toContain("Nothing is changed yet");
  expect((await leads("erase", reference.toLowerCase().replaceAll("-", ""), "--yes")).stdout).toContain(
    "The lead is erased.",
  );
  expect(findBytes(folder, ["polonium"])).toEqual([]);
  const stderr = expect.stringMatching(/ was erased on /);
  expect(await leads("correct", reference, "--name", "Ada")).toMatchObject({ code: 3, stderr });
  for (const wrong of ["CR-0000-0000", "nonsense"]) expect(await leads("erase", wrong)).toMatchObject({ code: 3 });
  expect(await db.selectFrom("lead_inbox").select("reference").execute()).toEqual([]);
});

it("leads retention lists expired data, and with --yes leaves no byte of that data in the database's files", async () => {
  const site = await openSite();
  const longAgo = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000).toISOString();
  await fillAmong(site, (message) => site.add(newContact({ spam, message }), longAgo));
  const before = hashTables(site.file);
  const { stdout } = await site.leads("retention");
  expect(stdout).toMatch(/^quarantined +90 +\S+ +10$/m);
  expect(stdout).toMatch(/^leads +0 +kept forever +0$/m);
  expect(stdout).toMatch(/Nothing is changed yet: add --yes\.\n$/);
  expect(hashTables(site.file)).toEqual(before);
  expect((await site.leads("retention", "--yes")).stdout).not.toContain("in the way");
  expect(findBytes(site.folder, ["polonium"])).toEqual([]);
});
