import { newContact } from "@site/db/test/open-test-database";
import { describe, expect, it, onTestFinished } from "vitest";
import { type OwnStep, startDispatcher } from "./test/dispatcher-process.ts";
import { officeEnv, openOutbox, temporaryDatabase } from "./test/open-outbox.ts";
import { openSmtpPeer, type SmtpStep } from "./test/smtp-peer.ts";

/** Queues leads in this process; the dispatchers run in processes of their own. */
async function openQueue(smtpUrl: string) {
  const database = temporaryDatabase();
  const { db, leads, rows } = await openOutbox({
    database,
    env: { ...officeEnv, SMTP_URL: smtpUrl, RATE_LIMIT_OFFICE_MAILS: "0" },
  });
  const submit = async () => (await leads.submit(newContact())).reference;
  const statuses = async () => (await rows()).map(({ status }) => status);
  /** As if the minute of the lease were over. */
  const endLeases = () =>
    db
      .updateTable("notifications")
      .set({ next_attempt_at: new Date().toISOString() })
      .where("status", "=", "sending")
      .execute();
  return { database, submit, rows, statuses, endLeases };
}

it("two processes on one database deliver every message once", async () => {
  const peer = await openSmtpPeer();
  onTestFinished(() => peer.close());
  const { database, submit, rows, statuses } = await openQueue(peer.url);
  for (let count = 0; count < 60; count++) await submit();
  for (let count = 0; count < 2; count++) startDispatcher({ database, smtpUrl: peer.url });

  await expect.poll(statuses).toEqual(Array(60).fill("sent"));
  expect(peer.mails).toHaveLength(60);
  expect(new Set(peer.mails.map(({ messageId }) => messageId)).size).toBe(60);
  expect((await rows()).filter(({ attempts }) => attempts !== 1)).toEqual([]);
});

describe("a dispatcher process that is killed", () => {
  it.each<[string, OwnStep | SmtpStep | "sent", number]>([
    ["with the message leased and no connection", "leased", 1],
    ["with a connection and no greeting", "connected", 1],
    ["with the message sent and not accepted", "data", 1],
    ["with the message accepted and not answered", "accepted", 2],
    ["with the answer received and not written down", "answered", 2],
    ["with the message marked as sent", "sent", 1],
  ])("%s loses no message, and repeats only accepted ones", async (_when, killAt, copies) => {
    let killed = false;
    const reached = Promise.withResolvers<void>();
    const peer = await openSmtpPeer({
      async react(step) {
        if (killed || step !== killAt) return "go on";
        reached.resolve();
        await death.promise;
        return "drop";
      },
    });
    onTestFinished(() => peer.close());
    const death = Promise.withResolvers<void>();
    const { database, submit, rows, statuses, endLeases } = await openQueue(peer.url);
    const reference = await submit();

    const pause = killAt === "leased" || killAt === "answered" ? { at: killAt, told: reached.resolve } : undefined;
    const victim = startDispatcher({ database, smtpUrl: peer.url, pause });
    if (killAt === "sent") await expect.poll(statuses).toEqual(["sent"]);
    else await reached.promise;
    await victim.kill();
    killed = true;
    death.resolve();
    expect(await statuses()).toEqual([killAt === "sent" ? "sent" : "sending"]);

    await endLeases();
    // A second lead shows that the next process has been through the outbox.
    await submit();
    startDispatcher({ database, smtpUrl: peer.url });
    await expect.poll(statuses).toEqual(["sent", "sent"]);
    const [first, second] = await rows();
    const ids = peer.mails.map(({ messageId }) => messageId).toSorted();
    expect(ids).toEqual([...Array(copies).fill(first?.message_id), second?.message_id].toSorted());
    expect(first).toMatchObject({ reference, attempts: killAt === "sent" ? 1 : 2 });
  });
});
