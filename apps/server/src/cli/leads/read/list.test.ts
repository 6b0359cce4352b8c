import { newConsultation, newContact } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { openSite, spam } from "../../test/open-site.ts";
import { leadColumns } from "./record.ts";

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
  const { leads, db, references } = await openFilled();
  await db.updateTable("contact_submissions").set({ due_at: "2026-03-02T00:00:00.000Z" }).execute();
  const due: { reference: string }[] = JSON.parse((await leads("list", "--due", "--format", "json")).stdout);
  expect(due.map(({ reference }) => reference)).toEqual([references.grace, references.ada]);
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
  expect(Object.keys(records[0]).toSorted()).toEqual([...leadColumns, "day_local"].toSorted());
  const beginnings = records.map(({ reference, kind, status }: Record<string, string>) => [reference, kind, status]);
  const lines = csv.stdout.split("\r\n");
  expect(lines.map((line) => line.split(",").slice(0, 3))).toEqual([leadColumns.slice(0, 3), ...beginnings, [""]]);
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
  const limited = async (limit: string) => (await leads("list", "--limit", limit)).stderr;
  expect(await limited("2")).toBe("There are more than these 2: add --limit.\n");
  expect(await limited("3")).toBe("");
  expect(await leads("list", "--text", "nobody")).toEqual({ code: 0, stdout: "No leads.\n", stderr: "" });
});

it("leads show prints a lead, its history and its notifications, and takes a reference in any spelling", async () => {
  const { leads, add } = await openSite();
  const reference = await add(newContact({ phone: "615 555 0100", message: "Line one\n\u001b[31mline two" }));
  const heard = reference.toLowerCase().replaceAll("0", "o").replaceAll("1", "l");
  const { code, stdout } = await leads("show", heard);
  expect(code).toBe(0);
  for (const line of [/^reference +CM-/m, /^phone +615 555 0100$/m, /^Line one$/m, /^\uFFFD\[31mline two$/m])
    expect(stdout).toMatch(line);
  expect(stdout).toMatch(/created +new$/m);
  expect(stdout).toMatch(/office +email +office 1 +pending +0$/m);

  const json = JSON.parse((await leads("show", reference, "--format", "json")).stdout);
  expect(json).toMatchObject({
    lead: { reference, message: "Line one\n\u001b[31mline two" },
    events: [{ event: "created", to_status: "new" }],
    notifications: [{ kind: "office", channel: "email", status: "pending", attempts: 0 }],
  });
});
