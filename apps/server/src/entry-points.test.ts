import { columnOf, type LeadKind } from "@site/db/leads/lead-fields";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
  type Answer,
  type EntryPoint,
  entryPoints,
  type Submission,
  sampleFields,
  submit,
} from "./test/entry-points.ts";
import { formPost, openTestApp, testMail } from "./test/open-test-app.ts";

const { app, db } = await openTestApp({ env: testMail });

let clients = 0;

/** Each intent has its own client, because many leads from one client would be spam. */
function newIp(): string {
  clients += 1;
  return `2001:db8:${clients.toString(16)}:1::1`;
}

const email = "o'connor+x@clinic.health";

/** Printable text of many scripts that contains line breaks and is not blank. */
const text = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
  .map((typed) => typed.replaceAll("\r", "\n"))
  .filter((typed) => typed.trim() !== "");

/** Avoids the spam signals: the start of a tag counts as a link, a long word of rare letter pairs as random letters. */
const line = text
  .map((typed) => typed.replaceAll("\n", " "))
  .filter((typed) => typed.trim() !== "" && !/<[a-z]|[a-z]{8,}/i.test(typed));

type Lead = Pick<Submission, "form" | "values">;
const lead: fc.Arbitrary<Lead> = fc.oneof(
  fc
    .record({ name: line, message: text, company: line })
    .map((typed): Lead => ({ form: "contact", values: { ...typed, email, service: "" } })),
  fc
    .record({ name: line, phone: line, practice: line })
    .map((typed): Lead => ({ form: "consultation", values: { ...typed, email } })),
);

/** Rounds one after another; the members of a round are sent at the same time. Numbers are the intents. */
const sending = fc.record({ intent: fc.nat({ max: 3 }), entryPoint: fc.constantFrom<EntryPoint>(...entryPoints) });
const rounds = fc.array(fc.array(sending, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 });

const countLeads = async () => (await db.selectFrom("lead_inbox").select("reference").execute()).length;

/** All answers to an intent have its one reference; there is one row for each, and one email to the office. */
async function expectOneLeadPerIntent(answers: readonly (readonly Answer[])[], leadsBefore: number) {
  const given = answers.map((all) => {
    const references = [...new Set(all.map(({ reference }) => reference))];
    expect(references).toEqual([expect.stringMatching(/^C[MR]-[0-9A-Z]{4}-[0-9A-Z]{4}$/)]);
    return references[0] ?? "";
  });
  expect((await countLeads()) - leadsBefore).toBe(given.length);
  for (const table of ["lead_inbox", "notifications"] as const) {
    const rows = await db.selectFrom(table).select("reference").where("reference", "in", given).execute();
    expect(rows.map(({ reference }) => reference).toSorted(), table).toEqual(given.toSorted());
  }
}

/** Four intents, each made from a lead. @param tag names this run */
type Intents = (leads: readonly [Lead, Lead, Lead, Lead], tag: string) => Submission[];
let runs = 0;

it.each<[string, Intents]>([
  [
    "one lead under one key has one reference",
    (leads, tag) => leads.map((each, intent) => ({ ...each, idempotencyKey: `intent-${tag}-${intent}`, ip: newIp() })),
  ],
  [
    "two keys are two leads, though every word is the same",
    (leads, tag) => leads.map((_, intent) => ({ ...leads[0], idempotencyKey: `twin-${tag}-${intent}`, ip: newIp() })),
  ],
  [
    "the same words without a key are one lead of one client, and another lead of another client",
    (leads) => leads.map(() => ({ ...leads[0], ip: newIp() })),
  ],
])("%s, whichever entry points it comes through, in any order and at once", async (_what, intentsOf) => {
  await fc.assert(
    fc.asyncProperty(rounds, fc.tuple(lead, lead, lead, lead), async (plan, leads) => {
      runs += 1;
      const before = await countLeads();
      const submissions = intentsOf(leads, `run-${runs}`);
      const sent: { intent: number; answer: Answer }[] = [];
      for (const round of plan) {
        const answers = round.map(async ({ intent, entryPoint }) => {
          const answer = await submit(app, entryPoint, submissions[intent] ?? leads[0]);
          return { intent, answer };
        });
        sent.push(...(await Promise.all(answers)));
      }
      const byIntent = Map.groupBy(sent, ({ intent }) => intent);
      const answers = [...byIntent.values()].map((all) => all.map(({ answer }) => answer));
      await expectOneLeadPerIntent(answers, before);
    }),
    { numRuns: 12 },
  );
});

const forms = ["consultation", "contact"] as const;
const tables = { consultation: "consultation_requests", contact: "contact_submissions" } as const;

/** Sends a lead through every entry point. @returns its rows */
async function store(form: LeadKind, values: Submission["values"]) {
  const rows = [];
  for (const entryPoint of entryPoints) {
    const ip = newIp();
    const { reference } = await submit(app, entryPoint, { form, values, idempotencyKey: `stored-lead-${clients}`, ip });
    const row = db.selectFrom(tables[form]).selectAll().where("reference", "=", reference);
    rows.push(await row.executeTakeFirst());
  }
  return rows;
}

it.each(forms)("every field of the %s form is stored as it was sent, through every entry point", async (form) => {
  const values: Record<string, string> = sampleFields[form];
  const columns = Object.fromEntries(Object.entries(values).map(([field, text]) => [columnOf(field), text]));
  expect(await store(form, values)).toMatchObject(entryPoints.map(() => columns));
});

it("control characters are removed from a lead: a message keeps its line breaks and tabs, other fields become one line", async () => {
  const values = {
    name: "Si\0obhán\r\nO'Connor\u001b[2J",
    email: "\0o'connor+x@clinic.health\u007f",
    phone: "(615)\t555\n\u20280100\u0007",
    company: "O'Connor\u0085Clinic\u009f",
    practice: "O'Connor\u0085Clinic\u009f",
    message: "One\r\nline,\0\tanother\u0008 \u009bline\r\n\0",
  };
  const clean = { name: "Siobhán O'Connor[2J", email, phone: "(615) 555 0100" };
  const contact = { ...clean, company: "O'Connor Clinic", message: "One\nline,\tanother line" };
  expect(await store("contact", values)).toMatchObject(entryPoints.map(() => contact));
  const consultation = { ...clean, practice: "O'Connor Clinic" };
  expect(await store("consultation", values)).toMatchObject(entryPoints.map(() => consultation));
});

const typed = { name: "Siobhán O'Connor", email, phone: "(615) 555-0100", message: "Hello" };
const kept = entryPoints.map(() => ({ email, phone: typed.phone }));

/** Any JSON, sometimes with the names that the server looks for or with a number in a strange spelling. */
const touch = { source: fc.jsonValue(), medium: fc.jsonValue(), campaign: fc.jsonValue() };
const oddJson = fc.oneof(
  fc.constantFrom("", " ", "-1", "NaN", "Infinity", "1e400", "12 ms", "0x10", "null", "9".repeat(400)),
  fc.jsonValue({ maxDepth: 3 }),
  fc.record(
    {
      landingPage: fc.jsonValue(),
      referrer: fc.jsonValue(),
      first: fc.record(touch, { requiredKeys: [] }),
      last: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
);

it("a lead is stored whatever its attribution, elapsed time, honeypot field and Referer header hold", async () => {
  await fc.assert(
    fc.asyncProperty(oddJson, oddJson, oddJson, async (attribution, elapsedMs, subject) => {
      for (const form of forms)
        expect(await store(form, { ...typed, attribution, elapsedMs, subject })).toMatchObject(kept);
    }),
    { numRuns: 30 },
  );
  const odd = ["not an address", "https://", "about:blank", `https://a.example/?utm_source=${"x".repeat(5_000)}`, "%"];
  for (const referer of odd) {
    const fields = { ...typed, message: `From ${referer.slice(0, 50)}` };
    const response = await app.inject(formPost("/forms/contact", fields, { referer }));
    expect(response.statusCode, referer.slice(0, 50)).toBe(303);
  }
});
