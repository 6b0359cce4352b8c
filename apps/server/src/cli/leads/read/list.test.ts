import { noTouch } from "@site/content/touch";
import { noAttribution } from "@site/db/leads/lead-fields";
import { newConsultation, newContact } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { openSite, spam, type TestSite } from "../../test/open-site.ts";
import { readCsv } from "../../test/parse-csv.ts";
import { leadColumns } from "./write-leads.ts";

async function openFilled() {
  const site = await openSite();
  const ada = newConsultation({ name: "Ada", practice: "Oak Street Clinic" });
  const references = {
    ada: await site.add(ada, "2026-03-01T12:00:00.000Z"),
    grace: await site.add(newContact({ name: "Grace", service: "consultation" }), "2026-03-02T12:00:00.000Z"),
    bot: await site.add(newContact({ name: "Bot", message: "Buy", spam }), "2026-03-03T12:00:00.000Z"),
  };
  return { ...site, references };
}

it("leads list finds leads by day, form, status, service and text, newest first, while the site writes", async () => {
  const { leads, spawnLeads, keepWriting } = await openFilled();
  const march = ["list", "--to", "2026-03-31", "--format", "json"];
  const namesIn = (stdout: string) => JSON.parse(stdout).map((lead: { name: string }) => lead.name);
  const stop = keepWriting();
  const { code, stdout } = await spawnLeads(...march);
  expect((await stop()).length).toBeGreaterThan(0);
  expect([code, namesIn(stdout)]).toEqual([0, ["Bot", "Grace", "Ada"]]);
  const all = ["--from", "2026-03-02", "--kind", "contact", "--status", "new", "--text", "GRACE", "--limit", "1"];
  expect(namesIn((await leads(...march, ...all, "--service", "consultation")).stdout)).toEqual(["Grace"]);
  expect(namesIn((await leads(...march, "--text", "nobody")).stdout)).toEqual([]);
});

it("leads list --due shows the leads that nobody has answered, the first due first", async () => {
  const { leads, references } = await openFilled();
  const { code, stdout } = await leads("list", "--due", "--format", "json");
  expect(code).toBe(0);
  const due: { reference: string; status: string; due_at: string }[] = JSON.parse(stdout);
  expect(due.map(({ reference }) => reference)).not.toContain(references.bot);
  expect(due.length).toBeGreaterThan(0);
  for (const { status } of due) expect(status).toBe("new");
  const times = due.map(({ due_at }) => due_at);
  expect(times).toEqual(times.toSorted());
  expect((await leads("list", "--due")).stdout).toMatch(/^due /);
  expect(await leads("list", "--due", "--status", "won")).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/no other filter/),
  });
});

it("leads list in JSON and leads export have the same leads and keys", async () => {
  const { leads, references } = await openFilled();
  const json = await leads("list", "--format", "json");
  const csv = await leads("export");
  expect([json.stderr, csv.stderr]).toEqual(["", "3 leads, America/Chicago\n"]);
  const records = JSON.parse(json.stdout);
  expect(records[0]).toMatchObject({ reference: references.bot, spam_score: 90, time_zone: "America/Chicago" });
  expect(Object.keys(records[0]).toSorted()).toEqual(leadColumns.toSorted());
  const asText = (record: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, value === null ? "" : String(value)]));
  // A telephone number that begins with a sign would differ by its apostrophe; there is none here.
  expect(readCsv(csv.stdout)).toEqual(records.map(asText));
});

it("leads list prints a table in local time, one line a lead, without control characters", async () => {
  const { leads, add } = await openSite({ REPORT_TIME_ZONE: "Pacific/Kiritimati" });
  const name = "Ada\u001b[2J\u202eLovelace";
  const reference = await add(newContact({ name, message: "one\ntwo\rthree" }), "2026-03-01T12:00:00.000Z");
  const { stdout } = await leads("list");
  expect(stdout.split("\n")).toEqual([
    expect.stringMatching(/^received +reference +status +name +e-mail +phone +about$/),
    expect.stringMatching(
      new RegExp(`^2026-03-02 02:00:00 +${reference} +new +Ada\uFFFD\\[2J\uFFFDLovelace +ada@.+ one two three$`),
    ),
    "Times: Pacific/Kiritimati",
    "",
  ]);
});

it("leads list says when there are more leads than it shows, and when there are none", async () => {
  const { leads } = await openFilled();
  const some = await Promise.all([2, 3].map((limit) => leads("list", "--limit", String(limit))));
  expect(some.map(({ code }) => code)).toEqual([0, 0]);
  expect(some.map(({ stderr }) => stderr)).toEqual(["There are more than these 2: add --limit.\n", ""]);
  expect(await leads("list", "--text", "nobody")).toEqual({ code: 0, stdout: "No leads.\n", stderr: "" });
});

it("leads show prints a lead, its history and its notifications, and takes a reference in any spelling", async () => {
  const { leads, add } = await openSite();
  const reference = await add(newContact({ phone: "615 555 0100", message: "Line one\n\u001b[31mline two" }));
  const heard = reference.toLowerCase().replaceAll("0", "o").replaceAll("1", "l");
  const { code, stdout } = await leads("show", heard);
  expect(code).toBe(0);
  for (const line of [/^reference +CM-/m, /^phone +615 555 0100$/m, /^Line one$/m, /^\uFFFD\[31mline two$/m]) {
    expect(stdout).toMatch(line);
  }
  expect(stdout).toMatch(/created +new$/m);
  expect(stdout).toMatch(/office +email +office 1 +pending +0$/m);

  const json = JSON.parse((await leads("show", reference, "--format", "json")).stdout);
  expect(json).toMatchObject({
    lead: { reference, message: "Line one\n\u001b[31mline two" },
    events: [{ event: "created", to_status: "new" }],
    notifications: [{ kind: "office", channel: "email", status: "pending", attempts: 0 }],
  });
});

function from(landingPage: string, campaign: string | null = null) {
  return { ...noAttribution, landingPage, last: { ...noTouch, source: "news", campaign } };
}

/** Chicago's clocks are put back in the night to November 1. */
async function fill({ add, db }: TestSite): Promise<void> {
  await add(newContact({ attribution: from("/", "spring") }), "2026-11-01T04:59:59.999Z");
  await add(newContact({ attribution: from("/", "spring") }), "2026-11-01T05:00:00.000Z");
  const won = await add(newConsultation({ attribution: from("/states/texas") }), "2026-11-02T05:59:59.999Z");
  await db.updateTable("consultation_requests").set({ status: "won" }).where("reference", "=", won).execute();
  await add(newContact({ spam }), "2026-11-03T12:00:00.000Z");
}

const range = ["--from", "2026-10-31", "--to", "2026-11-03"];

it("leads stats counts per day of the report's zone, days without a lead included", async () => {
  const site = await openSite();
  await fill(site);
  const { code, stdout } = await site.leads("stats", ...range, "--format", "json");
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual([
    { name: "2026-10-31", leads: 1, quarantined: 0, contacted: 0, won: 0 },
    { name: "2026-11-01", leads: 2, quarantined: 0, contacted: 1, won: 1 },
    { name: "2026-11-02", leads: 0, quarantined: 0, contacted: 0, won: 0 },
    { name: "2026-11-03", leads: 1, quarantined: 1, contacted: 0, won: 0 },
  ]);
});

it("leads stats shows the last 30 days by default, and refuses an invalid range", async () => {
  const { leads } = await openSite();
  expect(JSON.parse((await leads("stats", "--format", "json")).stdout)).toHaveLength(30);
  expect(await leads("stats", "--from", "2026-01-02", "--to", "2026-01-01")).toMatchObject({ code: 2, stdout: "" });
  expect(await leads("stats", "--from", "1900-01-01")).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/at most/),
  });
});
