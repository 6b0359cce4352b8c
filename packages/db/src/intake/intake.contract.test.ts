import { Kysely, type LogEvent } from "kysely";
import { describe, expect, it } from "vitest";
import type { OpenDatabase } from "../open.ts";
import type { Database } from "../schema.ts";
import { newConsultation, newContact, openTestDatabase, testPolicy } from "../test/open-test-database.ts";
import { LeadIntake } from "./intake.ts";

/** A second Kysely instance on the same engine that records every statement. */
function listen({ engine }: OpenDatabase) {
  const statements: string[] = [];
  const log = ({ query }: LogEvent) => void statements.push(query.sql);
  const db = new Kysely<Database>({ dialect: engine.dialect, log });
  const count = (command: "begin" | "commit") => statements.filter((sent) => sent.startsWith(command)).length;
  return { db, count };
}

async function openIntake(onStored?: () => void) {
  const opened = await openTestDatabase();
  const { db, count } = listen(opened);
  const stored = () => db.selectFrom("lead_inbox").select("reference").execute();
  return { intake: new LeadIntake(db, testPolicy, onStored), db, count, stored };
}

const badService = { service: "plumbing" };

describe("leads that come in one turn", () => {
  it("share one transaction", async () => {
    const { intake, count, stored } = await openIntake();
    const receipts = await Promise.all(Array.from({ length: 50 }, () => intake.submit(newContact())));
    expect(count("begin")).toBe(1);
    expect(count("commit")).toBe(1);
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(50);
    expect(await stored()).toHaveLength(50);
  });

  it("are stored in a few transactions when they are many, each of a size that answers soon", async () => {
    const { intake, count, stored } = await openIntake();
    await Promise.all(Array.from({ length: 200 }, () => intake.submit(newConsultation())));
    expect(count("commit")).toBe(4);
    expect(await stored()).toHaveLength(200);
  });

  it("don't suffer from a bad one: it is refused alone", async () => {
    const { intake, count, stored } = await openIntake();
    const outcomes = await Promise.allSettled([
      intake.submit(newContact()),
      intake.submit(newContact(badService)),
      intake.submit(newConsultation()),
      intake.submit(newContact({ ...badService, message: "Another one" })),
      intake.submit(newContact()),
    ]);
    const fulfilled = outcomes.filter((outcome) => outcome.status === "fulfilled");
    expect(outcomes.map(({ status }) => status === "fulfilled")).toEqual([true, false, true, false, true]);
    expect(outcomes[1]).toMatchObject({ reason: { message: expect.stringMatching(/foreign key/i) } });
    const rows = await stored();
    expect(rows.map(({ reference }) => reference).toSorted()).toEqual(
      fulfilled.map(({ value }) => value.reference).toSorted(),
    );
    // Three valid rows, one commit: a refused row costs a rollback, not a commit for each row.
    expect(count("commit")).toBe(1);
  });

  it("are one lead when they have one key", async () => {
    const { intake, stored } = await openIntake();
    const lead = newContact();
    const receipts = await Promise.all([lead, lead, lead].map((same) => intake.submit(same)));
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
    expect(receipts.map((receipt) => receipt.stored)).toEqual([true, false, false]);
    expect(await stored()).toHaveLength(1);
  });
});

it("a key that was used before is answered with the same reference, whatever comes with it", async () => {
  const { intake, stored } = await openIntake();
  const first = await intake.submit(newContact({ idempotencyKey: "key-of-one-intent" }));
  const again = await intake.submit(newContact({ idempotencyKey: "key-of-one-intent", message: "Again" }));
  expect(again).toEqual({ reference: first.reference, stored: false });
  expect(await stored()).toHaveLength(1);
});

it("a refused lead may be sent again with the same key, once it is mended", async () => {
  const { intake } = await openIntake();
  const lead = newContact();
  await expect(intake.submit({ ...lead, ...badService })).rejects.toThrow();
  expect(await intake.submit(lead)).toMatchObject({ stored: true });
});

it("the dispatcher is woken once a commit, and not for a repeat", async () => {
  let rings = 0;
  const { intake } = await openIntake(() => {
    rings += 1;
  });
  const lead = newContact();
  await Promise.all([intake.submit(lead), intake.submit(newContact()), intake.submit(newConsultation())]);
  expect(rings).toBe(1);
  await intake.submit(lead);
  expect(rings).toBe(1);
});
