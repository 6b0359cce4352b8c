import { newConsultation, newContact } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { findBytes } from "../../test/find-bytes.ts";
import { hashTables } from "../../test/hash-tables.ts";
import { openSite, spam, type TestSite } from "../../test/open-site.ts";

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
}

/** Of each class one row that is past the default period, and one that is not. */
async function fill({ db, add }: TestSite) {
  const references = {
    oldSpam: await add(newContact({ spam }), daysAgo(91)),
    newSpam: await add(newContact({ spam }), daysAgo(89)),
    oldLead: await add(newConsultation(), daysAgo(3_000)),
    newLead: await add(newConsultation()),
  };
  const notifications = db.updateTable("notifications").set({ created_at: daysAgo(366), status: "sent" });
  await notifications.where("reference", "=", references.oldLead).execute();
  const subscriber = { created_at: daysAgo(400), status: "unsubscribed" } as const;
  await db
    .insertInto("newsletter_subscribers")
    .values([
      { ...subscriber, email: "old@clinic.example", token: "a", unsubscribed_at: daysAgo(31) },
      { ...subscriber, email: "new@clinic.example", token: "b", unsubscribed_at: daysAgo(29) },
      { created_at: daysAgo(400), email: "reader@clinic.example", token: "c", status: "confirmed" },
    ])
    .execute();
  return references;
}

async function remaining({ db }: TestSite) {
  const leads = await db.selectFrom("lead_inbox").select("reference").execute();
  const letters = await db.selectFrom("newsletter_subscribers").select("email").orderBy("id").execute();
  return { leads: leads.map(({ reference }) => reference).toSorted(), letters: letters.map(({ email }) => email) };
}

it("leads retention lists what is past its period, and changes nothing without --yes", async () => {
  const site = await openSite();
  await fill(site);
  const before = hashTables(site.file);
  const { code, stdout } = await site.leads("retention");
  expect(code).toBe(0);
  const rows = Object.fromEntries(stdout.split("\n").map((line) => [line.split(/ +/)[0], line.split(/ +/).at(-1)]));
  expect(rows).toMatchObject({ quarantined: "1", leads: "0", notifications: "1", newsletterUnsubscribed: "1" });
  expect(stdout).toMatch(/^leads +0 +kept for ever +0$/m);
  expect(stdout).toMatch(/Nothing is changed yet: add --yes\.\n$/);
  expect(hashTables(site.file)).toEqual(before);
});

it("leads retention --yes removes rows past their period with their dependents, once, and records the numbers", async () => {
  const site = await openSite();
  const { oldSpam, newSpam, oldLead, newLead } = await fill(site);
  const stop = site.keepWriting();
  const { code } = await site.spawnLeads("retention", "--yes");
  const written = await stop();
  expect(code).toBe(0);

  expect(await remaining(site)).toEqual({
    leads: [newSpam, oldLead, newLead, ...written].toSorted(),
    letters: ["new@clinic.example", "reader@clinic.example"],
  });
  const events = site.db.selectFrom("lead_events").select(["event", "note"]);
  expect(await events.where("reference", "=", oldSpam).execute()).toEqual([]);
  expect(await events.where("reference", "=", "retention").orderBy("id").execute()).toEqual([
    { event: "erased", note: expect.stringMatching(/^quarantined: 1 rows from before \d{4}-/) },
    { event: "erased", note: expect.stringMatching(/^notifications: 1 rows from before \d{4}-/) },
    { event: "erased", note: expect.stringMatching(/^newsletterUnsubscribed: 1 rows from before \d{4}-/) },
  ]);
  expect(await site.db.selectFrom("notifications").select("id").where("reference", "=", oldLead).execute()).toEqual([]);

  const settled = hashTables(site.file);
  await site.leads("retention", "--yes");
  expect(hashTables(site.file)).toEqual(settled);
});

it("leads retention --yes leaves no byte of removed rows in the database's files while the site is open", async () => {
  const site = await openSite();
  for (let round = 0; round < 40; round += 1) {
    const message = `${"x".repeat((round * 97) % 1500)} about polonium`;
    const reference = await site.add(newContact({ message: "y".repeat(((round * 61) % 900) + 1) }));
    if (round % 4 === 0) await site.add(newContact({ spam, message }), daysAgo(91));
    await site.db
      .updateTable("contact_submissions")
      .set({ company: "z".repeat(300) })
      .where("reference", "=", reference)
      .execute();
  }
  expect(findBytes(site.folder, ["polonium"])).not.toEqual([]);
  const { stdout } = await site.leads("retention", "--yes");
  expect(stdout).not.toContain("in the way");
  expect(findBytes(site.folder, ["polonium"])).toEqual([]);
});

it("leads retention uses the operator's periods, and 0 is for ever", async () => {
  const site = await openSite({ RETENTION_LEADS_DAYS: "2555", RETENTION_QUARANTINED_DAYS: "0" });
  const { oldSpam, newSpam, newLead } = await fill(site);
  await site.leads("retention", "--yes");
  expect((await remaining(site)).leads).toEqual([oldSpam, newSpam, newLead].toSorted());
});

it.each(["-1", "ninety", "1.5"])(
  "a period of %s is a mistake that is named, and nothing is removed",
  async (period) => {
    const site = await openSite({ RETENTION_QUARANTINED_DAYS: period });
    const result = await site.leads("retention", "--yes");
    expect(result).toMatchObject({ code: 1, stdout: "", stderr: expect.stringMatching(/RETENTION_QUARANTINED_DAYS/) });
  },
);
