import { columnOf } from "@site/db/leads/lead-fields";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type Answer, type EntryPoint, entryPoints, type Submission, submit } from "./test/entry-points.ts";
import { openTestApp, testMail } from "./test/open-test-app.ts";
import { sampleFields } from "./test/sample-fields.ts";

const { app, db } = await openTestApp({ env: testMail });

type Lead = Pick<Submission, "form" | "values">;

/** Printable text of many scripts, with line breaks in it, that is not blank. */
const text = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
  .map((typed) => typed.replaceAll("\r", "\n"))
  .filter((typed) => typed.trim() !== "");

/** Without what quarantines a lead: what begins a tag counts as a link, a long word of rare pairs as random letters. */
const line = text
  .map((typed) => typed.replaceAll("\n", " "))
  .filter((typed) => typed.trim() !== "" && !/<[a-z]|[a-z]{8,}/i.test(typed));
const email = "o'connor+x@clinic.health";

const lead: fc.Arbitrary<Lead> = fc.oneof(
  fc.record({ name: line, message: text, company: line }).map(
    (typed): Lead => ({
      form: "contact",
      values: { ...typed, email, service: "" },
    }),
  ),
  fc.record({ name: line, phone: line, practice: line }).map(
    (typed): Lead => ({
      form: "consultation",
      values: { ...typed, email },
    }),
  ),
);

const entryPoint = fc.constantFrom<EntryPoint>(...entryPoints);

/** Rounds one after another; what is in one round is sent at the same time. Numbers name the intents. */
const rounds = fc.array(
  fc.array(fc.record({ intent: fc.nat({ max: 3 }), entryPoint }), { minLength: 1, maxLength: 6 }),
  {
    minLength: 1,
    maxLength: 5,
  },
);

/** What each intent was answered with, in the order of the rounds. */
async function play(plan: { intent: number; entryPoint: EntryPoint }[][], submissions: readonly Submission[]) {
  const answers = new Map<number, Answer[]>();
  for (const round of plan) {
    await Promise.all(
      round.map(async ({ intent, entryPoint }) => {
        const submission = submissions[intent];
        if (submission === undefined) throw new Error(`There is no intent ${intent}.`);
        const answer = await submit(app, entryPoint, submission);
        answers.set(intent, [...(answers.get(intent) ?? []), answer]);
      }),
    );
  }
  return answers;
}

async function countLeads(): Promise<number> {
  const { n } = await db
    .selectFrom("lead_inbox")
    .select(({ fn }) => fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

/** Every intent has one reference and all its answers say so; there is one row for each, and one mail to the office. */
async function expectOneLeadPerIntent(answers: ReadonlyMap<number, readonly Answer[]>, leadsBefore: number) {
  const given = [...answers.values()].map((all) => {
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

let runs = 0;
let clients = 0;

/** A client of its own for each intent: many leads from one would be spam. */
function newIp(): string {
  clients += 1;
  return `2001:db8:${clients.toString(16)}:1::1`;
}

/** Four intents, made of a lead each. @param tag of this run */
type Intents = (leads: readonly Lead[], tag: string) => Submission[];

it.each<[string, Intents]>([
  [
    "one lead under one key has one reference",
    (leads, tag) => leads.map((each, intent) => ({ ...each, idempotencyKey: `intent-${tag}-${intent}`, ip: newIp() })),
  ],
  [
    "two keys are two leads, though every word is the same",
    ([first], tag) =>
      four(first, (intent, same) => ({ ...same, idempotencyKey: `twin-${tag}-${intent}`, ip: newIp() })),
  ],
  [
    "the same words without a key are one lead of one client, and another lead of another client",
    ([first]) => four(first, (_intent, same) => ({ ...same, ip: newIp() })),
  ],
])("%s, whichever entry points it comes through, in any order and at once", async (_what, intentsOf) => {
  await fc.assert(
    fc.asyncProperty(rounds, fc.array(lead, { minLength: 4, maxLength: 4 }), async (plan, leads) => {
      runs += 1;
      const before = await countLeads();
      await expectOneLeadPerIntent(await play(plan, intentsOf(leads, `run-${runs}`)), before);
    }),
    { numRuns: 12 },
  );
});

function four(first: Lead | undefined, make: (intent: number, lead: Lead) => Submission): Submission[] {
  if (first === undefined) throw new Error("A run has four leads.");
  return [0, 1, 2, 3].map((intent) => make(intent, first));
}

const tables = { consultation: "consultation_requests", contact: "contact_submissions" } as const;

it.each([
  ["consultation", sampleFields.consultation],
  ["contact", sampleFields.contact],
] as const)("every field of the %s form is stored as it was sent, through every entry point", async (form, values) => {
  const columns = Object.fromEntries(Object.entries(values).map(([field, text]) => [columnOf(field), text]));
  for (const entryPoint of entryPoints) {
    const { reference } = await submit(app, entryPoint, { form, values, ip: newIp() });
    const rows = await db
      .selectFrom(tables[form])
      .selectAll()
      .where("reference", "=", reference ?? "")
      .execute();
    expect(rows, entryPoint).toMatchObject([columns]);
  }
});
