import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readDigest } from "@site/db/leads/digest";
import { readAnswering } from "@site/db/leads/stats";
import { listLeads, newConsultation, newContact, setLeadStatus } from "@site/db/test/open-test-database";
import { expect, it } from "vitest";
import { openSite } from "../test/commands.ts";

const zone = { REPORT_TIME_ZONE: "America/Chicago" };
const map = "name=Full name,phone=Tel,email=Mail,company=Clinic,message=Notes,created_at=Date,reference=No";
const old = `\uFEFFNo,Full name,Tel,Mail,Clinic,Notes,Date
OLD-1,Ada Osei,615 555 0101,ada@clinic.example,Osei Eye Care,"Wants, ""all""
of Ohio",2025-03-01
OLD-2,Bo O’Brien,615 555 0102,,,,3/2/2025 14:30
OLD-3,,615 555 0103,,,No name,2025-03-03
OLD-4,Cy,,,,No way back,2025-03-03
OLD-5,Di,615 555 0105,,,"=HYPERLINK(1)",2025-03-05
,Ed,615 555 0106,,,Twice,2025-03-06
,Ed,615 555 0106,,,Twice,2025-03-06
OLD-7,Flo,615 555 0107,,,No day,2025-02-30
8,Gil,615 555 0108,,,A number alone,2025-03-08
OLD-9,Hal,615 555 0109,,,Tomorrow,2999-01-01
`;

/** With these variables, the site would notify the office of each lead. */
const mail = {
  SMTP_URL: "smtp://127.0.0.1:1",
  LEAD_EMAIL_FROM: "website@site.example",
  LEAD_EMAIL_TO: "office@site.example",
};

async function openWithFile(text: string | Buffer) {
  const site = await openSite({ ...zone, ...mail });
  const file = join(site.folder, "old.csv");
  writeFileSync(file, text);
  const stored = async () => {
    const leads = site.db
      .selectFrom("lead_inbox")
      .select(["reference", "name", "email", "message", "status", "created_at"]);
    return await leads.orderBy("created_at").orderBy("name").execute();
  };
  return { ...site, file, stored };
}

it("a file of old leads is stored row by row, once, after a dry run, and its mistakes are named by row", async () => {
  const { leads, file, stored, db } = await openWithFile(old);
  const args = ["import", file, "--map", map];
  const dry = await leads(...args);
  expect(dry).toMatchObject({ code: 0 });
  expect(dry.stdout).toContain(
    "4 leads would be stored, 0 were stored before, 1 are in the file twice, 5 rows are refused",
  );
  for (const row of [4, 5, 9, 10, 11]) expect(dry.stdout).toMatch(new RegExp(`^ *${row}  `, "m"));
  expect(await stored()).toEqual([]);

  expect((await leads(...args, "--yes")).stdout).toContain(
    "4 leads are stored, 0 were stored before, 1 are in the file twice, 5 rows",
  );
  const first = await stored();
  expect(first.map(({ name }) => name)).toEqual(["Ada Osei", "Bo O’Brien", "Di", "Ed"]);
  expect(first[0]).toMatchObject({ message: 'Wants, "all"\nof Ohio', created_at: "2025-03-01T06:00:00.000Z" });
  expect(first[1]).toMatchObject({ email: null, created_at: "2025-03-02T20:30:00.000Z" });
  for (const again of [[], ["--yes"]])
    expect((await leads(...args, ...again)).stdout).toMatch(/^0 leads .* 4 were stored before, 1 are in/m);
  expect(await stored()).toEqual(first);
  expect(await db.selectFrom("notifications").selectAll().execute()).toEqual([]);
});

it("imported leads are found by their own reference, are listed after today's leads, and have no due time", async () => {
  const { leads, file, add, db } = await openWithFile(old);
  await leads("import", file, "--map", map, "--yes");
  const today = await add(newContact());
  expect(await leads("correct", " OLD-5 ", "--phone", "615 555 0195")).toMatchObject({ code: 0 });
  for (const order of [undefined, "due"] as const) expect((await listLeads(db, { order }))[0]?.reference).toBe(today);
  expect(await readAnswering(db)).toMatchObject({ waiting: 1, overdue: 0 });
  const now = new Date().toISOString();
  const { overdue, arrived } = await readDigest(db, { from: "2025-01-01T00:00:00.000Z", before: now });
  expect([overdue, arrived.map(({ reference }) => reference)]).toEqual([[], [today]]);
  expect((await leads("export")).stdout).toContain("'=HYPERLINK(1)");
  expect((await leads("erase", "OLD-2", "--yes")).code).toBe(0);
  expect(await listLeads(db, { text: "O'Brien" })).toEqual([]);
});

it("the site's own export is imported into an empty database, with references, words, times and results", async () => {
  const from = await openSite(zone);
  const at = "2026-07-01T15:30:00.000Z";
  const typed = { company: "=Osei & Co", phone: "+1 615 555 0100", message: '- one\n- two, "three"' };
  const contact = await from.add(newContact({ ...typed, name: "José" }), at);
  await setLeadStatus(from.db, { reference: contact, status: "won", note: null });
  await from.add(newConsultation({ practice: "Osei Eye Care" }), at);
  await from.db.updateTable("consultation_requests").set({ reference: "CR-ABCD-EFGH" }).execute();
  await from.leads("export", "--output", "all.csv");
  const { leads, db } = await openSite(zone);
  const file = join(from.folder, "all.csv");
  expect((await leads("import", file, "--yes")).stdout).toContain("2 leads are stored, 0 were stored before, 0 are");
  const columns = ["reference", "name", "company", "phone", "email", "created_at", "status"] as const;
  const all = (site: typeof db) => site.selectFrom("lead_inbox").select(columns).orderBy("reference").execute();
  expect(await all(db)).toEqual(await all(from.db));
  const words = db.selectFrom("lead_inbox").select("message").where("reference", "=", contact);
  expect(await words.execute()).toEqual([{ message: typed.message }]);
  const again = await from.leads("import", file, "--yes");
  expect(again.stdout).toContain("0 leads are stored, 2 were stored before, 0 are");
});

it("a file from Excel is read, and one sentence says why a file can't be read", async () => {
  const excel = Buffer.from("name;phone;status\r\nJos\u00e9 M\u00fcller;615 555 0110;Won\r\n", "latin1");
  const { leads, file, folder, stored } = await openWithFile(excel);
  writeFileSync(join(folder, "empty.csv"), "\n");
  writeFileSync(join(folder, "quotes.csv"), 'name,phone\n"Ada" Osei,615 555 0110\n');
  for (const [name, sentence] of [
    ["", "can't be used: illegal operation on a directory.\n"],
    ["nothing.csv", "nothing.csv can't be used: no such file or directory.\n"],
    ["empty.csv", "is empty. Give a file with a line of headings.\n"],
    ["quotes.csv", /quotes\.csv can't be read: a quotation mark is missing in line 2 or before it\.\n$/],
  ] as const) {
    const stderr = expect.stringMatching(sentence);
    expect(await leads("import", join(folder, name))).toEqual({ code: 1, stdout: "", stderr });
  }
  const wrong = await leads("import", file, "--map", "name=Full name");
  expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining("It has: name, phone, status.") });
  expect((await leads("import", file, "--map", "who=name")).code).toBe(2);
  expect((await leads("import", file, "--yes")).code).toBe(0);
  const imported = { name: "José Müller", message: "(imported without a message)", status: "won" };
  expect(await stored()).toMatchObject([imported]);
  const tabs = "\uFEFFname\tphone\tstatus\r\nJosé Müller\t615 555 0110\tWon\r\n";
  const unicode = Buffer.from(tabs, "utf16le");
  for (const [name, bytes] of [
    ["le.csv", unicode],
    ["be.csv", Buffer.from(unicode).swap16()],
  ] as const) {
    writeFileSync(join(folder, name), bytes);
    expect((await leads("import", join(folder, name))).stdout).toContain(
      "0 leads would be stored, 1 were stored before",
    );
  }
});
