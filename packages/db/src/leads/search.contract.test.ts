import { expect, it } from "vitest";
import type { Db } from "../open.ts";
import {
  addLead,
  listLeads,
  newConsultation,
  newContact,
  openTestDatabase,
  setLeadStatus,
} from "../test/open-test-database.ts";
import { listSamePerson, readLeadPart } from "./inbox.ts";
import { noAttribution } from "./lead-fields.ts";

async function search(db: Db, text: string): Promise<string[]> {
  return (await listLeads(db, { text })).map(({ reference }) => reference).toSorted();
}

const nbsp = "\u00A0";

const texts: [stored: string, ...searched: string[]][] = [
  ["Nora O’Brien", "O'Brien", "o’brien", "OʼBRIEN", "O`Brien", "O′Brien", "obrien", "nora o"],
  ["Tom D'Arcy", "D’Arcy", "d'arcy"],
  ["Children’s Eye Care", "children's eye", "childrens"],
  ["Smith‑Jones – Partners", "smith-jones", "Smith–Jones", "smith jones", "SMITH‐JONES - partners", "Smith−Jones"],
  [`Ada${nbsp}Lovelace\u2009King`, "ada lovelace", "Ada Lovelace King", `ada\u202Flovelace`, "ADA  LOVELACE"],
  ["José Núñez".normalize("NFC"), "josé", "JOSE", "josé núñez".normalize("NFD"), "nunez"],
  ["José Pérez".normalize("NFD"), "josé pér".normalize("NFC"), "JOSÉ PÉR", "jose perez"],
  ["MÜLLER GmbH", "müller", "Muller", "MÜLLER"],
  ["Nguyễn Thị Hương", "nguyen", "NGUYỄN", "nguyễn thị", "huong"],
  ["ÖZGÜR ŞAHİN", "özgür şahin", "sahin", "Ozgur", "ŞAHİN", "şahın"],
  ["Łukasz Bjørnsson Đặng", "lukasz", "bjornsson", "dang", "ŁUKASZ BJØRNSSON"],
  ["Straße Æsir", "STRASSE", "strasse", "aesir"],
  ["ＦＵＬＬ　Ｗｉｄｔｈ", "full width", "ＷＩＤＴＨ"],
  ["Ки́їв Щербаков", "щербаков", "київ", "КИЇВ"],
  ["山田太郎", "田太"],
  ["soft\u00ADhyphen zero\u200Bwidth", "softhyphen", "zerowidth", "soft\u00ADhyphen"],
  ["100% of_us \\ [x]", "100%", "of_us", "\\", "[x]"],
];

it("a lead is found by the words of its fields in any spelling, whoever typed them", async () => {
  const { db } = await openTestDatabase();
  for (const [stored, ...searched] of texts) {
    const references = [
      await addLead(db, newContact({ name: stored })),
      await addLead(db, newContact({ company: stored })),
      await addLead(db, newContact({ message: `Before\n${stored}\nafter` })),
      await addLead(db, newConsultation({ practice: stored })),
    ].toSorted();
    for (const text of [stored, ...searched]) expect(await search(db, text), text).toEqual(references);
  }
  for (const text of ["100X", "ofXus", "%", "O.Brien"])
    expect(await search(db, text), text).toHaveLength(text === "%" ? 4 : 0);
});

const us = ["615-555-0777", "(615) 555-0777", "615.555.0777", "6155550777", "+1 615 555 0777", "1-615-555-0777"].concat(
  [`(615)${nbsp}555-0777`, "615\u2011555\u20110777", "615\u2013555\u20130777", "615\u2212555\u22120777"],
  ["615\u2012555\u20120777", "615·555·0777", "615\u202F555\u202F0777", "\u202A615 555 0777\u202C", "615/555/0777"],
  ["６１５－５５５－０７７７", "٦١٥ ٥٥٥ ٠٧٧٧", "۶۱۵-۵۵۵-۰۷۷۷", "६१५ ५५५ ०७७७", "tel:+16155550777"],
  ["615-555-0777 ext. 3", "615 555 0777 x12", "(615) 555-0777, #4", "+1-615-555-0777;ext=3", "615 555 0777 (cell)"],
);
const british = [
  "+44 20 7946 0018",
  "+44 (0)20 7946 0018",
  "020 7946 0018",
  "0044 20 7946 0018",
  "011 44 20 7946 0018",
];

async function addPhones(db: Db, phones: readonly string[]): Promise<string[]> {
  const references: string[] = [];
  for (const [index, phone] of phones.entries()) {
    const at = new Date(Date.now() - index * 1000).toISOString();
    references.push(await addLead(db, newContact({ phone, email: `person${index}@clinic.example` }), at));
  }
  await addLead(db, newContact({ phone: "615-555-0778 ext. 777", email: "other@clinic.example" }));
  return references.toSorted();
}

it("every spelling of a phone number finds and recognizes every other spelling", async () => {
  const { db } = await openTestDatabase();
  const references = await addPhones(db, us);
  for (const text of us) expect(await search(db, text), text).toEqual(references);
  const leads = await listLeads(db, { text: us[0] });
  const phonesOf = (list: readonly { phone: string | null }[]) => list.map(({ phone }) => phone);
  for (const lead of leads) {
    const newest = leads.filter((other) => other !== lead).slice(0, 3);
    expect(phonesOf(await listSamePerson(db, lead)), lead.phone ?? "").toEqual(phonesOf(newest));
    expect(await listSamePerson(db, { ...lead, created_at: "2100-01-01T00:00:00.000Z" }), lead.phone ?? "").toEqual([]);
  }
});

it("international spellings of a phone number find each other, and a spelling without a country code finds all of them", async () => {
  const { db } = await openTestDatabase();
  const references = await addPhones(db, british);
  const national = (await listLeads(db)).find(({ phone }) => phone === "020 7946 0018")?.reference;
  for (const text of british) {
    const isNational = text === "020 7946 0018";
    expect(await search(db, text), text).toEqual(references.filter((each) => isNational || each !== national));
  }
});

it("a lead is found by several words in any order, each of them in any of its fields or notes", async () => {
  const { db } = await openTestDatabase();
  const lead = newContact({ name: "René Descartes", company: "La Flèche", phone: "615 555 0777", message: "Two days" });
  const reference = await addLead(db, lead);
  await addLead(db, newContact({ name: "René Other", company: "La Flèche", message: "Three" }));
  await setLeadStatus(db, { reference, status: "contacted", note: "Voicemail" });
  const found = ["rene descartes", "descartes rene", "Fleche DESCARTES", "voicemail descartes two", "descartes 0777"];
  const spelled = reference.replaceAll("0", "O").replaceAll("1", "l");
  const spellings = ["-", "", " "].map((separator) => spelled.replaceAll("-", separator));
  for (const text of [
    ...found,
    ...spellings.flatMap((each) => [`${each} descartes`, `descartes ${each.toLowerCase()}`]),
  ])
    expect(await search(db, text), text).toEqual([reference]);
  for (const text of ["descartes three", "rene descartes nobody"]) expect(await search(db, text), text).toEqual([]);
});

it("a lead is found by its address with the domain in Unicode or in ASCII, however it is stored", async () => {
  const { db } = await openTestDatabase();
  const stored = await addLead(db, newContact({ email: "ada@xn--mnchen-3ya.example" }));
  const ofSql = await addLead(db, newContact({ email: "Ada@München.example" }));
  await addLead(db, newContact({ email: "bo@clinic.example" }));
  const both = [stored, ofSql].toSorted();
  const texts = ["münchen.example", "MÜNCHEN", "ada@münchen.example".normalize("NFD"), " ADA@XN--MNCHEN-3YA.EXAMPLE "];
  for (const text of texts) expect(await search(db, text), text).toEqual(both);
});

it("a lead is found by its email's subject and its history: page, state, service, notes and additions", async () => {
  const { db } = await openTestDatabase();
  const attribution = { ...noAttribution, page: "/states/new-york", about: "New York" };
  const reference = await addLead(db, newContact({ name: "Ann", attribution, service: "physician-credentialing" }));
  await addLead(db, newContact({ name: "Bo", service: "payer-enrollment" }));
  await setLeadStatus(db, { reference, status: "contacted", note: "Voicemail; the doctor’s wife answers" });
  const texts = ["new york", "/states/new-york", "Physician Credentialing", "PHYSICIAN cred", "doctor's wife"];
  for (const text of texts)
    expect([text, (await listLeads(db, { text })).map(({ name }) => name)]).toEqual([text, ["Ann"]]);
  expect(await listLeads(db, { text: "new york", status: "won" })).toEqual([]);
});

it("a search reads beyond one page of rows, and keeps the order and the limit", async () => {
  const { db } = await openTestDatabase();
  const name = (index: number) => (index % 130 === 0 ? `Zoë ${index}` : `Ada ${index}`);
  const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString();
  const first = await addLead(db, newContact(), at(0));
  const { id: _, ...row } = await db.selectFrom("contact_submissions").selectAll().executeTakeFirstOrThrow();
  const rows = Array.from({ length: 521 }, (_, index) => {
    const own = { reference: `${first}-${index}`, idempotency_key: `key ${index}` };
    return { ...row, ...own, name: name(index), created_at: at(index) };
  });
  await db.insertInto("contact_submissions").values(rows).execute();
  const expected = [520, 390, 260, 130, 0].map((index) => `Zoë ${index}`);
  const names = (leads: { name: string }[]) => leads.map((lead) => lead.name);
  expect(names(await listLeads(db, { text: "zoe" }))).toEqual(expected);
  const part = await readLeadPart(db, { text: "zoe", limit: 2 }, 10_000);
  expect([names(part.leads), part.last?.reference]).toEqual([expected.slice(0, 2), part.leads[1]?.reference]);
  expect(names(await listLeads(db, { text: "zoe", order: "due" }))).toEqual(expected.toReversed());
});
