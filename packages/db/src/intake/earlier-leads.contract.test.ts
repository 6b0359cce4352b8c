import { sql } from "kysely";
import { expect, it } from "vitest";
import type { NewLead, SpamHistory } from "../leads/lead-fields.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { LeadIntake } from "./intake.ts";

const text = "We are three dermatologists and want to be in network with Aetna in Ohio.";

/** Stores leads one after another and returns the history that the last one got. */
async function openHistory() {
  const { db } = await openTestDatabase();
  const histories: SpamHistory[] = [];
  const intake = new LeadIntake(db, {
    ...testPolicy,
    judge(verdict, history) {
      histories.push(history);
      return { ...verdict, quarantined: false };
    },
  });
  const after = async (...leads: readonly NewLead[]) => {
    for (const lead of leads) await intake.submit(lead);
    return histories.at(-1);
  };
  return { db, intake, histories, after };
}

function fromAddress(email: string, message = text) {
  return newContact({ email, message });
}

it("the spam history counts equal texts from other addresses, without case, spaces, signs and numbers", async () => {
  const { after } = await openHistory();
  const varied = fromAddress("c@c.example", `${text.toUpperCase().replaceAll(" ", "\n ")} (#4711)!`);
  expect(await after(fromAddress("a@a.example"), fromAddress("b@b.example"), varied)).toMatchObject({ sameText: 2 });
});

it("the spam history counts neither a second lead of one address, nor a text that many people write", async () => {
  const { after } = await openHistory();
  expect(await after(fromAddress("a@a.example"), fromAddress("a@a.example"))).toMatchObject({ sameText: 0 });
  const common = "Call me: 615 555 0100 or 615 555 0199 or 615 555 0123";
  expect(await after(fromAddress("b@a.example", common), fromAddress("c@b.example", common))).toMatchObject({
    sameText: 0,
  });
});

it("the spam history of a lead includes earlier leads of its batch", async () => {
  const { intake, histories } = await openHistory();
  const clientHash = "client-1";
  const emails = ["a@a.example", "b@b.example", "c@c.example", "d@d.example"];
  await Promise.all(emails.map((email) => intake.submit(newContact({ email, message: text, clientHash }))));
  expect(histories).toEqual([
    { sameText: 0, sameClient: 0 },
    { sameText: 1, sameClient: 1 },
    { sameText: 2, sameClient: 2 },
    { sameText: 3, sameClient: 3 },
  ]);
});

it("the spam history forgets a text after a day, and a sender's leads of both forms after ten minutes", async () => {
  const { db, after } = await openHistory();
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const [clientHash, other] = ["client-1", "client-2"];
  await after(fromAddress("a@a.example"));
  await sql`UPDATE contact_submissions SET created_at = ${minutesAgo(25 * 60)}`.execute(db);
  expect(await after(fromAddress("b@b.example"))).toMatchObject({ sameText: 0 });

  await after(newContact({ clientHash }), newConsultation({ clientHash }), newConsultation({ clientHash: other }));
  expect(await after(newContact({ clientHash }))).toMatchObject({ sameClient: 2 });
  await sql`UPDATE contact_submissions SET created_at = ${minutesAgo(11)}`.execute(db);
  expect(await after(newContact({ clientHash }))).toMatchObject({ sameClient: 1 });
});

it("a sender is known again after a change of the secret key: the same lead is one lead, and its history goes on", async () => {
  const { after, intake } = await openHistory();
  const before = newContact({ idempotencyKey: null, clientHash: "with the former key" });
  const { reference } = await intake.submit(before);
  const again = { ...before, clientHash: "with the new key", formerClientHash: "with the former key" };
  expect(await intake.submit(again)).toMatchObject({ reference, stored: false });
  expect(await after({ ...again, message: "Another message" })).toMatchObject({ sameClient: 1 });
});

it("the spam history does not count leads of unknown senders together", async () => {
  const { after } = await openHistory();
  expect(await after(newContact(), newContact(), newContact())).toMatchObject({ sameClient: 0 });
});
