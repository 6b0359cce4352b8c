import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { noCampaignTouch } from "@site/content/campaign-touch";
import { noAttribution } from "@site/db/leads/lead-fields";
import { newContact, setLeadStatus } from "@site/db/test/open-test-database";
import Papa from "papaparse";
import { expect, it } from "vitest";
import { localTime } from "../../notifications/mail/format.ts";
import { openSite, spam } from "../test/commands.ts";
import { intervalOf, readDay } from "./export.ts";

const clicked = (first: object, last = {}) => ({
  attribution: { ...noAttribution, first: { ...noCampaignTouch, ...first }, last: { ...noCampaignTouch, ...last } },
});

it("another program reads each exported lead as one row with its text as it was typed, and runs no cell as a formula", async () => {
  const cells = [
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ["+1 (615) 555-0100", "'+1 (615) 555-0100"],
    ["-2+3", "'-2+3"],
    ["@SUM(1+1)", "'@SUM(1+1)"],
    ["\t=1+1", "'\t=1+1"],
    ["＝1+1", "'＝1+1"],
    ...[
      'She said "call, me"',
      "one\r\ntwo\nthree, four",
      "1+1=2",
      "José Ñúñez 😀",
      "New provider\nFirst day: \nState: \nPayers: ",
      'one\n\n"quoted", and more\n',
      "a\rlone return",
      "\nat the start",
      "tab\tand ; and |",
    ].map((typed) => [typed, typed] as const),
  ] as const;
  const { leads, add } = await openSite();
  for (const [typed] of cells) await add(newContact({ message: typed, company: typed }));
  const { stdout, stderr } = await leads("export");
  expect(stderr).toBe("");
  expect(stdout.startsWith("\uFEFFReference,")).toBe(true);
  const { data, errors } = Papa.parse<Record<string, string>>(stdout.slice(1).trimEnd(), { header: true });
  expect(errors).toEqual([]);
  for (const column of ["Message", "Practice"])
    expect(data.map((row) => row[column]).toSorted()).toEqual(cells.map(([, written]) => written).toSorted());
  expect(new Set(data.map((row) => row.Email))).toEqual(new Set(["ada@clinic.example"]));
});

it("leads export writes a new file that only its owner can read, and overwrites nothing", async () => {
  const { leads, add, folder } = await openSite();
  await add(newContact({ name: "José" }));
  const file = join(folder, "leads.csv");

  expect(await leads("export", "--output", file)).toEqual({ code: 0, stdout: "", stderr: "" });
  expect(readFileSync(file).subarray(0, 3).toString("hex")).toBe("efbbbf");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  writeFileSync(file, "mine");
  const stderr = `${file} exists already. Delete it, or name another file.\n`;
  expect(await leads("export", "--output", file)).toEqual({ code: 1, stdout: "", stderr });
  expect(readFileSync(file, "utf8")).toBe("mine");
  for (const place of [join(folder, "nowhere/leads.csv"), join(file, "leads.csv")]) {
    const noPlace = expect.stringMatching(/^\S+leads\.csv can't be used: .+\.\n$/);
    expect(await leads("export", "--output", place)).toEqual({ code: 1, stdout: "", stderr: noPlace });
  }
});

it("leads export leaves no partial file when it fails at a row", async () => {
  const { leads, add, folder } = await openSite();
  await add(newContact());
  using database = new DatabaseSync(join(folder, "site.db"));
  // The database has triggers that would refuse the invalid time below.
  for (const { name } of database.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").all())
    database.exec(`DROP TRIGGER "${name}"`);
  database.exec("UPDATE contact_submissions SET created_at = '2026-99-01T12:00:00.000Z'");
  const file = join(folder, "leads.csv");
  const failed = await leads("export", "--output", file);
  expect(failed.code).toBe(1);
  expect(existsSync(file)).toBe(false);
});

it("leads export --for-ads has one row for each lead from an ad: the click, the conversion, and the UTC time at which the lead came or was won", async () => {
  const { leads, add, db } = await openSite();
  await add(newContact());
  await add(newContact({ ...clicked({ gclid: "Spam" }), spam }));
  for (const forged of ['=HYPERLINK("http://evil","x")', "a b", "a'b", "a,b", "é", "+1", "@SUM(1)", "x".repeat(256)])
    await add(newContact({ ...clicked({}, { gclid: forged, msclkid: forged }), message: `Forged ${forged}` }));
  await add(newContact(clicked({ msclkid: "-7f", gclid: "Cj0" }, { gclid: "=Cj0" })), "2026-11-01T06:30:00.000Z");
  const won = await add(newContact(clicked({ gclid: "EAIa" }, { source: "letter" })), "2026-11-01T05:30:00.000Z");

  const header = "Conversion Name,Conversion Time";
  const google = await leads("export", "--for-ads", "google");
  expect(google).toMatchObject({ code: 0, stderr: "" });
  expect(google.stdout.split("\r\n")).toEqual([
    "Parameters:TimeZone=+0000",
    `Google Click ID,${header}`,
    "Cj0,Website lead,2026-11-01 06:30:00",
    "EAIa,Website lead,2026-11-01 05:30:00",
    "",
  ]);
  const microsoft = await leads("export", "--for-ads", "microsoft", "--conversion", "Client won");
  expect(microsoft.stdout.split("\r\n").slice(1)).toEqual([
    `Microsoft Click ID,${header}`,
    "-7f,Client won,2026-11-01 06:30:00",
    "",
  ]);
  await setLeadStatus(db, { reference: won, status: "won", note: null });
  const { stdout } = await leads("export", "--for-ads", "google", "--status", "won");
  const today = new Date().toISOString().slice(0, 10);
  expect(stdout.split("\r\n")[2]).toMatch(new RegExp(`^EAIa,Website lead,${today} [\\d:]{8}$`));
});

it("with --status, days are those on which leads got that status; an ad click is exported once, for its first lead", async () => {
  const { leads, add, db } = await openSite();
  const ad = clicked({}, { gclid: "Cj0" });
  const old = await add(newContact({ ...ad, message: "First" }), "2026-01-20T12:00:00.000Z");
  const again = await add(newContact({ ...ad, message: "Second, with another number" }));
  for (const reference of [old, again]) await setLeadStatus(db, { reference, status: "won", note: null });
  const referencesOf = async (...args: string[]) =>
    (await leads("export", "--status", "won", ...args)).stdout.match(/^CM-\w{4}-\w{4}/gm)?.toSorted();
  expect(await referencesOf("--from", "yesterday")).toEqual([old, again].toSorted());
  expect(await referencesOf("--from", "2026-01-01", "--to", "2026-01-31")).toBeUndefined();
  const ads = await leads("export", "--for-ads", "google", "--status", "won", "--from", "yesterday");
  expect(ads.stdout.split("Cj0")).toHaveLength(2);
  const arrived = await leads("export", "--for-ads", "google");
  expect(arrived.stdout).toContain("Cj0,Website lead,2026-01-20 12:00:00");
  expect(arrived.stdout.split("Cj0")).toHaveLength(2);
});

it("a range of days lasts from the start of its first day to the end of its last day", () => {
  const days = [
    ["2026-07-01", "America/Chicago", "2026-07-01T05:00:00.000Z", "2026-07-02T05:00:00.000Z"],
    // On these three days the clocks change. The first day has 23 hours, the second has 25 hours, and the third begins
    // at 1 a.m.
    ["2026-03-08", "America/Chicago", "2026-03-08T06:00:00.000Z", "2026-03-09T05:00:00.000Z"],
    ["2026-11-01", "America/Chicago", "2026-11-01T05:00:00.000Z", "2026-11-02T06:00:00.000Z"],
    ["2026-09-06", "America/Santiago", "2026-09-06T04:00:00.000Z", "2026-09-07T03:00:00.000Z"],
  ] as const;
  for (const [day, zone, from, before] of days) {
    expect(intervalOf({ from: day, to: day }, zone)).toEqual({ from, before });
    expect([intervalOf({}, zone), intervalOf({ to: day }, zone)]).toEqual([{}, { before }]);
  }
  expect(() => intervalOf({ from: "2026-01-02", to: "2026-01-01" }, "UTC")).toThrow("2026-01-02 is after 2026-01-01.");
});

it("today is the day in the report's time zone, and yesterday ends when today begins", () => {
  for (const zone of ["America/Chicago", "Pacific/Kiritimati"]) {
    const today = intervalOf({ from: "today" }, zone).from;
    expect(intervalOf({ to: "yesterday" }, zone).before).toBe(today);
    expect(localTime(today ?? "", zone)).toBe(`${Temporal.Now.plainDateISO(zone)} 00:00:00`);
  }
  for (const typed of ["2026-02-29", "2026-13-01", "20260102", "2026-01-02T00:00", "tomorrow", ""])
    expect(() => readDay(typed), typed).toThrow("Give a day");
});
