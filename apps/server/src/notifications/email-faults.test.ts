import { newContact } from "@site/db/test/open-test-database";
import { expect, it, onTestFinished } from "vitest";
import { officeEnv, openOutbox, openWithPeer } from "./test/open-outbox.ts";
import { openSmtpPeer, type React, type Reaction, type SmtpStep } from "./test/smtp-peer.ts";

type Outbox = Awaited<ReturnType<typeof openOutbox>>;

async function sendLead(outbox: Outbox): Promise<void> {
  await outbox.leads.submit(newContact());
  outbox.dispatcher.start();
}

/** How long the dispatcher meant to wait after each failure, by its own log. */
function waitsOf({ log }: Outbox): number[] {
  return log
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === "notification failed")
    .map(({ time, retryAt }) => Date.parse(retryAt) - time);
}

it("a mail is tried again after longer and longer waits, whatever its server does, and a copy has the same Message-ID", async () => {
  const faults: (readonly [SmtpStep, Reaction])[] = [
    ["connected", 421],
    ["rcpt", 550],
    ["data", "drop"],
    ["connected", "hang"],
    ["data", "hang"],
    // The server has taken the mail, but nobody learns of it.
    ["accepted", "drop"],
  ];
  const left = [...faults];
  const react: React = (step) => (left[0]?.[0] === step ? (left.shift()?.[1] ?? "go on") : "go on");
  const outbox = await openWithPeer(react, { timing: { deliveryMs: 1_500 } });
  await sendLead(outbox);
  await expect.poll(outbox.rows).toMatchObject([{ status: "sent", attempts: faults.length + 1 }]);
  const [row] = await outbox.rows();
  expect(outbox.peer.mails.map(({ messageId }) => messageId)).toEqual([row?.message_id, row?.message_id]);
  const waits = waitsOf(outbox);
  expect(waits).toHaveLength(faults.length);
  // 4 ms, doubled each time, and 40 at most; the log's own clock is a little late.
  for (const [index, wait] of waits.entries()) expect(wait).toBeLessThanOrEqual(Math.min(4 * 2 ** index, 40));
});

it("a mail server on this machine gets the mail, though it offers STARTTLS with a certificate of its own", async () => {
  const peer = await openSmtpPeer({ tls: "offered" });
  onTestFinished(() => peer.close());
  const outbox = await openOutbox({ env: { ...officeEnv, SMTP_URL: peer.url } });
  await sendLead(outbox);
  await expect.poll(outbox.rows).toMatchObject([{ status: "sent" }]);
});

it.each([
  ["TLS to a server that nobody vouches for", "at once", "smtps:", ""],
  ["STARTTLS to a server that nobody vouches for", "offered", "smtp:", "?ignoreTLS=false"],
  ["plain text to a server that wants TLS", "at once", "smtp:", ""],
] as const)("no mail is sent and none is lost over %s", async (_what, tls, protocol, asked) => {
  const wrong = await openSmtpPeer({ tls });
  onTestFinished(() => wrong.close());
  const env = { ...officeEnv, SMTP_URL: `${protocol}//127.0.0.1:${wrong.port}${asked}` };
  const outbox = await openOutbox({ env, timing: { deliveryMs: 1_500 } });
  await sendLead(outbox);
  await expect.poll(() => waitsOf(outbox).length).toBeGreaterThanOrEqual(1);
  await outbox.dispatcher.stop();
  expect(wrong.mails).toEqual([]);
  expect(await outbox.rows()).toMatchObject([{ status: "pending", sent_at: null }]);
});
