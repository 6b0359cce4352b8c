import { describe, expect, it } from "vitest";
import { type EntryPoint, type Submission, submit } from "./test/entry-points.ts";
import { openTestApp, testMail } from "./test/open-test-app.ts";

const person = {
  name: "Ada Osei",
  email: "ada@clinic.example",
  message: "We are three dermatologists in Ohio and want to be in network with Aetna by March.",
};
/** Hidden fields: of a browser with scripts, and of a form without. */
const scripted = { subject: "", elapsedMs: 45_000 };
const scriptless = { subject: "" };
const pitch = "We offer SEO services and backlinks that rank your clinic on Google. See https://a.example";

type Case = [what: string, entryPoint: EntryPoint, values: object];

async function openInbox() {
  const { app, db } = await openTestApp({ env: testMail });
  let sent = 0;
  /** Sends a contact message from an address of its own, unless one is given. @returns its status and its mails */
  async function send(entryPoint: EntryPoint, given: object, ip = `2001:db8:${sent}::1`) {
    sent += 1;
    const submission: Submission = { form: "contact", values: { ...person, ...given }, ip };
    const { reference } = await submit(app, entryPoint, submission);
    const rows = (table: "lead_inbox" | "notifications") =>
      db.selectFrom(table).select("status").where("reference", "=", reference).execute();
    const [lead] = await rows("lead_inbox");
    return { status: lead?.status, mails: (await rows("notifications")).length };
  }
  return send;
}

const told = { status: "new", mails: 1 };
const held = { status: "quarantined", mails: 0 };

describe("a person is never quarantined, and the office is notified", () => {
  it.each<Case>([
    ["who fills in the form", "tRPC", scripted],
    ["without scripts", "form post", scriptless],
    ["whose program uses the API", "REST", {}],
  ])("%s", async (_what, entryPoint, values) => {
    expect(await (await openInbox())(entryPoint, values)).toEqual(told);
  });
});

describe("a program is quarantined, and nobody is disturbed", () => {
  it.each<Case>([
    ["that fills every field, the hidden one too", "form post", { subject: "Business proposal" }],
    [
      "that drops links in no time",
      "tRPC",
      { subject: "", elapsedMs: 40, message: `${person.message} http://a.example` },
    ],
    ["that sells through the API", "REST", { message: pitch }],
  ])("%s", async (_what, entryPoint, values) => {
    expect(await (await openInbox())(entryPoint, values)).toEqual(held);
  });
});
