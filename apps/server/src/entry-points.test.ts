import { columnOf, type LeadKind } from "@site/db/leads/lead-fields";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { entryPoints, type Submission, sampleFields, submit } from "./test/entry-points.ts";
import { formPost, openTestApp, testMail } from "./test/open-test-app.ts";

const { app, db } = await openTestApp({ env: testMail });

let clients = 0;

/** Returns a new IP address. Each lead is sent from its own, because many leads from one address count as spam. */
function newIp(): string {
  clients += 1;
  return `2001:db8:${clients.toString(16)}:1::1`;
}

const email = "o'connor+x@clinic.health";

type Lead = Pick<Submission, "form" | "values">;
const message = { form: "contact", values: { name: "Zoë", email, message: "Größe 🙂,\n\ntwo", service: "" } } as const;
const leads: Lead[] = [
  message,
  { form: "contact", values: { ...message.values, message: "山田 \u200f שלום" } },
  { form: "consultation", values: { name: "Zoë", email, phone: "615 555 0100", practice: "" } },
  { form: "consultation", values: { name: "Zoë", email, phone: "615 555 0101", practice: "Größe & Co" } },
];

it.each<[what: string, (n: number) => Submission]>([
  ["one lead under one key is one lead", (n) => ({ ...(leads[n] ?? message), idempotencyKey: `intent-${n}` })],
  ["the same words under two keys are two leads", (n) => ({ ...message, idempotencyKey: `twin-intent-${n}` })],
  ["the same words without a key are one lead of one client, and another of another client", () => message],
])("%s, whichever entry points they come through, at once or again", async (_what, intentOf) => {
  const intents = leads.map((_, n) => ({ ...intentOf(n), ip: newIp() }));
  const stored = () => db.selectFrom("lead_inbox").select("reference").execute();
  const before = await stored();
  const given = await Promise.all(
    intents.map(async (intent) => {
      const sent = [...entryPoints, ...entryPoints].map((entryPoint) => submit(app, entryPoint, intent));
      const again = await submit(app, "REST", intent);
      return [...new Set([...(await Promise.all(sent)), again].map(({ reference }) => reference))];
    }),
  );
  expect(given).toEqual(leads.map(() => [expect.stringMatching(/^C[MR]-[0-9A-Z]{4}-[0-9A-Z]{4}$/)]));
  expect(await stored()).toHaveLength(before.length + leads.length);
  for (const table of ["lead_inbox", "notifications"] as const) {
    const rows = await db.selectFrom(table).select("reference").where("reference", "in", given.flat()).execute();
    expect(rows.map(({ reference }) => reference).toSorted(), table).toEqual(given.flat().toSorted());
  }
});

const forms = ["consultation", "contact"] as const;
const tables = { consultation: "consultation_requests", contact: "contact_submissions" } as const;

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

it("a filled honeypot and a form that was filled in too fast count against a lead, through every entry point", async () => {
  for (const [given, signal] of [
    [{ subject: "x", elapsedMs: "9000" }, "hidden field filled"],
    [{ elapsedMs: "10" }, "filled in under a second"],
  ] as const)
    expect(await store("contact", { ...typed, ...given })).toMatchObject(
      entryPoints.map(() => ({ spam_signals: JSON.stringify([signal]) })),
    );
});

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

it("a lead is stored whatever its attribution, elapsed time, honeypot field and Referer header contain", async () => {
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
