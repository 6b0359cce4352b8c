import { newContact } from "@site/db/test/open-test-database";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Timing } from "./send.ts";
import { officeEnv, openOutbox, openWithPeer } from "./test/open-outbox.ts";
import { openSmtpPeer, type Reaction, type SmtpStep } from "./test/smtp-peer.ts";

const faultCount = 3;

/** A lead on its way to a peer that has the fault for the first deliveries and is well after that. */
async function sendWith(where: SmtpStep, fault: Reaction, times: number, timing: Partial<Timing> = {}) {
  let left = times;
  const outbox = await openWithPeer((step) => (step === where && left-- > 0 ? fault : "go on"), { timing });
  await outbox.leads.submit(newContact());
  outbox.dispatcher.start();
  return outbox;
}

async function sendTo(smtpUrl: string, timing: Partial<Timing> = {}) {
  const outbox = await openOutbox({ env: { ...officeEnv, SMTP_URL: smtpUrl }, timing });
  await outbox.leads.submit(newContact());
  outbox.dispatcher.start();
  return outbox;
}

type Outbox = Awaited<ReturnType<typeof openOutbox>>;

/** How long the dispatcher meant to wait after each failure, by its own log. */
function waitsOf({ log }: Outbox): number[] {
  return log
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === "notification failed")
    .map(({ time, retryAt }) => Date.parse(retryAt) - time);
}

function expectRetries(outbox: Outbox, times = faultCount): void {
  const waits = waitsOf(outbox);
  expect(waits).toHaveLength(times);
  // 4 ms, doubled each time; the log's own clock is a little late.
  for (const [index, wait] of waits.entries()) expect(wait).toBeLessThanOrEqual(4 * 2 ** index);
}

describe("a mail is tried again and arrives once when the SMTP server", () => {
  it.each<[string, SmtpStep, Reaction]>([
    ["refuses connections for now", "connected", 421],
    ["refuses the office's address for good", "rcpt", 550],
    ["hangs before its greeting", "connected", "hang"],
    ["hangs after the message", "data", "hang"],
    ["hangs up before it has accepted the message", "data", "drop"],
  ])("%s", async (_what, where, fault) => {
    // Of a server that hangs, each attempt takes as long as a delivery may, on a busy machine.
    const times = fault === "hang" ? 1 : faultCount;
    const outbox = await sendWith(where, fault, times, fault === "hang" ? { deliveryMs: 1_500 } : {});
    await expect.poll(outbox.rows).toMatchObject([{ status: "sent", attempts: times + 1 }]);
    expect(outbox.peer.mails).toHaveLength(1);
    expectRetries(outbox, times);
  });
});

it("a mail whose connection breaks after its acceptance is duplicated with one Message-ID", async () => {
  const outbox = await sendWith("accepted", "drop", faultCount);
  await expect.poll(outbox.rows).toMatchObject([{ status: "sent", attempts: faultCount + 1 }]);
  expect(outbox.peer.mails).toHaveLength(faultCount + 1);
  expect(new Set(outbox.peer.mails.map(({ messageId }) => messageId)).size).toBe(1);
  expectRetries(outbox);
});

it("a mail waits while the SMTP server is away, and arrives once", async () => {
  const gone = await openSmtpPeer();
  await gone.close();
  const outbox = await sendTo(gone.url);
  await expect.poll(() => waitsOf(outbox).length).toBeGreaterThanOrEqual(faultCount);
  expect(await outbox.rows()).toMatchObject([{ last_error: expect.stringContaining("ECONNREFUSED") }]);

  const peer = await openSmtpPeer({ port: gone.port });
  onTestFinished(() => peer.close());
  await expect.poll(outbox.rows).toMatchObject([{ status: "sent" }]);
  expect(peer.mails).toHaveLength(1);
});

it("a mail server on this machine gets the mail, though it offers STARTTLS with a certificate of its own", async () => {
  const peer = await openSmtpPeer({ tls: "offered" });
  onTestFinished(() => peer.close());
  const outbox = await sendTo(peer.url);
  await expect.poll(outbox.rows).toMatchObject([{ status: "sent" }]);
});

describe("no mail is sent and none is lost over", () => {
  it.each([
    ["TLS to a server that nobody vouches for", "at once", "smtps:", ""],
    ["STARTTLS to a server that nobody vouches for", "offered", "smtp:", "?ignoreTLS=false"],
    ["plain text to a server that wants TLS", "at once", "smtp:", ""],
  ] as const)("%s", async (_what, tls, protocol, asked) => {
    const wrong = await openSmtpPeer({ tls });
    onTestFinished(() => wrong.close());
    const outbox = await sendTo(`${protocol}//127.0.0.1:${wrong.port}${asked}`, { deliveryMs: 1_500 });
    await expect.poll(() => waitsOf(outbox).length).toBeGreaterThanOrEqual(1);
    await outbox.dispatcher.stop();
    expect(wrong.mails).toEqual([]);
    expect(await outbox.rows()).toMatchObject([{ status: "pending", sent_at: null }]);
  });
});
