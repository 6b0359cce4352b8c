import * as fc from "fast-check";
import { expect, it } from "vitest";
import { entryPoints, submit } from "./test/entry-points.ts";
import { formPost, openTestApp } from "./test/open-test-app.ts";

const { app, db } = await openTestApp();

const typed = {
  name: "Siobhán O'Connor",
  email: "o'connor+x@clinic.health",
  phone: "(615) 555-0100",
  message: "Hello",
};
const forms = ["consultation", "contact"] as const;
let leads = 0;

/** Sends a lead with these extra fields through every entry point; expects each to be stored. */
async function expectStored(values: Record<string, unknown>) {
  for (const form of forms) {
    for (const entryPoint of entryPoints) {
      leads += 1;
      const idempotencyKey = `odd-lead-${leads}`;
      const { status, reference } = await submit(app, entryPoint, {
        form,
        values,
        idempotencyKey,
        ip: `198.18.${leads % 200}.1`,
      });
      expect([200, 207, 303], `${form} through ${entryPoint}`).toContain(status);
      const table = form === "contact" ? "contact_submissions" : "consultation_requests";
      const row = await db.selectFrom(table).selectAll().where("reference", "=", reference).execute();
      expect(row, `${form} through ${entryPoint}`).toMatchObject([{ email: values.email, phone: values.phone }]);
    }
  }
}

it("control characters are removed from a lead: a message keeps its line breaks and tabs, other fields become one line", async () => {
  const values = {
    name: "Si\0obhán\r\nO'Connor\u001b[2J",
    email: "\0o'connor+x@clinic.health\u007f",
    phone: "(615)\t555\n\u20280100\u0007",
    company: "O'Connor\u0085Clinic\u009f",
    practice: "O'Connor\u0085Clinic\u009f",
    message: "One\r\nline,\0\tanother\u0008 \u009bline\r\n\0",
  };
  const clean = { name: "Siobhán O'Connor[2J", email: "o'connor+x@clinic.health", phone: "(615) 555 0100" };
  for (const form of forms) {
    for (const entryPoint of entryPoints) {
      const idempotencyKey = `control-characters-${entryPoints.indexOf(entryPoint)}`;
      const { reference } = await submit(app, entryPoint, { form, values, idempotencyKey });
      const row = await db.selectFrom("lead_inbox").selectAll().where("reference", "=", reference).execute();
      const message = form === "contact" ? "One\nline,\tanother line" : null;
      expect(row, `${form} through ${entryPoint}`).toMatchObject([{ ...clean, company: "O'Connor Clinic", message }]);
    }
  }
});

/** Whatever JSON can hold; now and then it has the names that the server looks for, or a number in a strange spelling. */
const oddJson = fc.oneof(
  fc.constantFrom("", " ", "-1", "NaN", "Infinity", "1e400", "12 ms", "0x10", "null", "9".repeat(400)),
  fc.jsonValue({ maxDepth: 3 }),
  fc.record(
    {
      landingPage: fc.jsonValue(),
      referrer: fc.jsonValue(),
      first: fc.record(
        { source: fc.jsonValue(), medium: fc.jsonValue(), campaign: fc.jsonValue() },
        { requiredKeys: [] },
      ),
      last: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
);

it("a lead is stored whatever its attribution, elapsed time and honeypot field hold", async () => {
  await fc.assert(
    fc.asyncProperty(oddJson, oddJson, oddJson, (attribution, elapsedMs, subject) =>
      expectStored({ ...typed, attribution, elapsedMs, subject }),
    ),
    { numRuns: 30 },
  );
});

it("a __proto__ key in a lead's attribution is dropped, and the lead is stored", async () => {
  await expectStored({ ...typed, attribution: JSON.parse('{"last":{"__proto__":[]},"constructor":{"prototype":{}}}') });
});

it("a lead is stored whatever its Referer header holds", async () => {
  const odd = ["not an address", "https://", "about:blank", `https://a.example/?utm_source=${"x".repeat(5_000)}`, "%"];
  for (const referer of odd) {
    const fields = { ...typed, message: `From ${referer.slice(0, 50)}` };
    const response = await app.inject(formPost("/forms/contact", fields, { referer }));
    expect(response.statusCode, referer.slice(0, 50)).toBe(303);
  }
});
