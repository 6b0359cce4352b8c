import type { LightMyRequestResponse } from "fastify";
import { expect, it } from "vitest";
import { openTestApp, readDocument, submitForm, testOrigin } from "../test/open-test-app.ts";

const { app, db } = await openTestApp();
const usual = { name: "Ada Osei", email: "ada@clinic.example", phone: "", company: "", service: "payer-enrollment" };

function send(typed: Record<string, string>) {
  return submitForm(app, { path: "/contact", name: "contact" }, { ...usual, ...typed });
}

function referenceIn(response: LightMyRequestResponse): string {
  expect(response.statusCode).toBe(303);
  return new URL(String(response.headers.location), testOrigin).searchParams.get("sent") ?? "";
}

it("a form post stores the text that the browser sent", async () => {
  const message = 'Two lines:\r\n"one" & <two> 語 😀';
  const response = await send({ name: "  Ada  Osei ", message });
  const lead = await db
    .selectFrom("lead_inbox")
    .selectAll()
    .where("reference", "=", referenceIn(response))
    .executeTakeFirst();
  expect(lead).toMatchObject({ name: "Ada  Osei", phone: null, company: null, service: "payer-enrollment" });
  expect(lead?.message).toBe('Two lines:\n"one" & <two> 語 😀');
});

it("a form post that is repeated is one lead, and a form post with another message is another lead", async () => {
  const first = referenceIn(await send({ message: "Once." }));
  expect(referenceIn(await send({ message: "Once." }))).toBe(first);
  expect(referenceIn(await send({ message: "Twice." }))).not.toBe(first);
  const rows = await db.selectFrom("lead_inbox").select("reference").where("message", "=", "Once.").execute();
  expect(rows).toEqual([{ reference: first }]);
});

it("a form post takes a message as long as the field allows in any language", async () => {
  expect((await send({ message: "語".repeat(10_000) })).statusCode).toBe(303);
  expect((await send({ message: "語".repeat(10_001) })).statusCode).toBe(400);
  expect((await send({ message: "語".repeat(20_000) })).statusCode).toBe(413);
});

it.each([
  "CM-0000-000",
  "CR-0000-0000%3Cb%3E",
  "<script>alert(1)</script>",
  "newsletter",
  "CR-7f3k-9q2m",
  "CR-0000-0000",
  "1",
])("a form shows no thanks for a reference that is not its own: %s", async (sent) => {
  const { $, response } = await readDocument(app, `/contact?sent=${encodeURIComponent(sent)}`);
  expect(response.statusCode).toBe(200);
  expect($('[data-status="sent"], [data-status="failed"], main [role="status"]')).toHaveLength(0);
  expect(response.body).not.toContain("<script>alert");
});

it.each(["a", "[]", "name", "name=%E0%A4&email=%", "__proto__=1&constructor=2&name=a&name=b", "%00=%00"])(
  "a post that no form sends is a mistake, not a failure: %j",
  async (payload) => {
    for (const type of ["application/x-www-form-urlencoded", "application/json", "text/plain"]) {
      const response = await app.inject({
        method: "POST",
        url: "/forms/contact",
        payload,
        headers: { "content-type": type },
      });
      expect([400, 415]).toContain(response.statusCode);
    }
  },
);
