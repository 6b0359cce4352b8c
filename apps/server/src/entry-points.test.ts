import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type Answer, type EntryPoint, entryPoints, type Submission, submit } from "./test/entry-points.ts";
import { openTestApp } from "./test/open-test-app.ts";
import { sampleFields } from "./test/sample-fields.ts";

const { app, db } = await openTestApp();

type Lead = Pick<Submission, "form" | "values">;

/** Printable text of many scripts, with line breaks in it, that is not blank. */
const text = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
  .map((typed) => typed.replaceAll("\r", "\n"))
  .filter((typed) => typed.trim() !== "");

/** Without what begins a tag: as a name that is a link, and its lead is quarantined. */
const line = text
  .map((typed) => typed.replaceAll("\n", " "))
  .filter((typed) => typed.trim() !== "" && !/<[a-z]/i.test(typed));
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

it("one lead under one key has one reference, whichever entry points it comes through, in any order and at once", async () => {
  await fc.assert(
    fc.asyncProperty(rounds, fc.array(lead, { minLength: 4, maxLength: 4 }), async (plan, leads) => {
      runs += 1;
      const before = await countLeads();
      const submissions = leads.map((each, intent) => ({
        ...each,
        idempotencyKey: `intent-${runs}-${intent}`,
        ip: newIp(),
      }));
      await expectOneLeadPerIntent(await play(plan, submissions), before);
    }),
    { numRuns: 200 },
  );
});

it("other words under one key are another lead, whichever entry point either comes through, and at once", async () => {
  await fc.assert(
    fc.asyncProperty(rounds, lead, fc.nat(), async (plan, same, salt) => {
      runs += 1;
      const before = await countLeads();
      const submissions = [0, 1, 2, 3].map((intent) => ({
        ...{ form: same.form, values: { ...same.values, name: `Person ${intent} ${salt}` } },
        idempotencyKey: `one-key-for-all-${runs}`,
        ip: newIp(),
      }));
      await expectOneLeadPerIntent(await play(plan, submissions), before);
    }),
    { numRuns: 50 },
  );
});

it("leads with two keys are two leads, though every word is the same", async () => {
  await fc.assert(
    fc.asyncProperty(rounds, lead, async (plan, same) => {
      runs += 1;
      const before = await countLeads();
      const submissions = [0, 1, 2, 3].map((intent) => ({
        ...same,
        idempotencyKey: `twin-${runs}-${intent}`,
        ip: newIp(),
      }));
      await expectOneLeadPerIntent(await play(plan, submissions), before);
    }),
    { numRuns: 50 },
  );
});

it("without a key, the same words from one client are one lead, and from another client another lead", async () => {
  await fc.assert(
    fc.asyncProperty(rounds, lead, async (plan, same) => {
      runs += 1;
      const before = await countLeads();
      const ips = [0, 1, 2, 3].map(newIp);
      await expectOneLeadPerIntent(
        await play(
          plan,
          ips.map((ip) => ({ ...same, ip })),
        ),
        before,
      );
    }),
    { numRuns: 50 },
  );
});

it("without a key, other words from one client are another lead", async () => {
  const values = { name: "Ada", email, message: "Two states." };
  const before = await countLeads();
  const variants = [values, { ...values, message: "Three states." }, { ...values, company: "Clinic" }];
  for (const [intent, each] of variants.entries()) {
    const answers = await Promise.all(
      entryPoints.map((through) => submit(app, through, { form: "contact", values: each })),
    );
    expect(new Set(answers.map(({ reference }) => reference)).size, `variant ${intent}`).toBe(1);
  }
  expect((await countLeads()) - before).toBe(3);
});

const tables = { consultation: "consultation_requests", contact: "contact_submissions" } as const;

it.each([
  ["consultation", sampleFields.consultation],
  ["contact", sampleFields.contact],
] as const)("every field of the %s form is stored as it was sent, through every entry point", async (form, values) => {
  for (const entryPoint of entryPoints) {
    const { reference } = await submit(app, entryPoint, { form, values, ip: newIp() });
    const rows = await db
      .selectFrom(tables[form])
      .selectAll()
      .where("reference", "=", reference ?? "")
      .execute();
    expect(rows, entryPoint).toMatchObject([values]);
  }
});
