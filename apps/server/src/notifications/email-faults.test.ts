import { setTimeout } from "node:timers/promises";
import { findLead } from "@site/db/leads/inbox";
import { findBounce } from "@site/db/leads/lead-history";
import { readAcceptSeconds, readFailing } from "@site/db/outbox/health";
import { type Delivery, leaseDue } from "@site/db/outbox/outbox";
import { newContact } from "@site/db/test/open-test-database";
import { describe, expect, it } from "vitest";
import { timing } from "./send.ts";
import { openWithPeer } from "./test/open-outbox.ts";
import type { React, Reaction, SmtpStep } from "./test/peers.ts";

const confirmed = { LEAD_CONFIRM_TO_VISITOR: "yes" };

type Outbox = Awaited<ReturnType<typeof openWithPeer>>;

async function sendLead(outbox: Outbox): Promise<void> {
  await outbox.leads.submit(newContact());
  outbox.dispatcher.start();
}

function waitsOf({ log }: Outbox): number[] {
  return log
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === "notification failed")
    .map(({ time, retryAt }) => Date.parse(retryAt) - time);
}

it("an email is retried after longer and longer waits, however its server fails before it has the message", async () => {
  const faults: (readonly [SmtpStep, Reaction])[] = [
    ["connected", 421],
    ["rcpt", 550],
    ["mail", "drop"],
    ["connected", "hang"],
    ["rcpt", "hang"],
    ["data", 451],
  ];
  const left = [...faults];
  const react: React = (step) => (left[0]?.[0] === step ? (left.shift()?.[1] ?? "go on") : "go on");
  const outbox = await openWithPeer({ react, timing: { deliveryMs: 1_500 } });
  await sendLead(outbox);
  await expect.poll(outbox.rows).toMatchObject([{ status: "sent", attempts: faults.length + 1 }]);
  const [row] = await outbox.rows();
  expect(outbox.peer.mails.map(({ messageId }) => messageId)).toEqual([row?.message_id]);
  const waits = waitsOf(outbox);
  expect(waits).toHaveLength(faults.length);
  // The log line is written slightly after the wait begins, so the computed wait is slightly too short.
  for (const [index, wait] of waits.entries()) expect(wait).toBeLessThanOrEqual(Math.min(4 * 2 ** index, 40));
});

it("after a refused login, one email is tried after each pause, however many wait, and all are sent once the login works, several at a time", async () => {
  const retryMsMax = 400;
  const logins: number[] = [];
  let password = "changed";
  const isRight = (tried: string) => logins.push(performance.now()) > 0 && tried === password;
  const smtpUrl = (url: string) => url.replace("//", "//website:former@");
  const { promise: end, resolve: letThemEnd } = Promise.withResolvers<"go on">();
  const held: string[] = [];
  const react: React = (step, address) => {
    if (step !== "data" || outbox.peer.mails.length < 2 * leads) return "go on";
    held.push(address);
    return end;
  };
  const outbox = await openWithPeer({ isRight, react, smtpUrl, env: confirmed, timing: { retryMsMax } });
  const leads = 12;
  for (let count = 0; count < leads; count += 1)
    await outbox.leads.submit(newContact({ message: `Lead ${count}`, email: `ada-${count}@clinic.example` }));
  outbox.dispatcher.start();
  const atOnce = 2 * timing.slots;
  await expect.poll(() => logins.length).toBe(atOnce + 3);
  const waits = logins.slice(atOnce).map((time, index) => time - (logins[atOnce + index - 1] ?? 0));
  for (const wait of waits) expect(wait).toBeGreaterThan(0.9 * retryMsMax);
  password = "former";
  await expect.poll(() => outbox.peer.mails.length).toBe(2 * leads);
  for (const message of ["Later", "Later too"]) await outbox.leads.submit(newContact({ message }));
  await expect.poll(() => held.length).toBeGreaterThan(1);
  letThemEnd("go on");
});

describe("an email is perhaps delivered if its server has the whole message and does not respond", () => {
  it.each(["drop", "hang"] as const)(
    "(%s) the office gets three more copies, with the same Message-ID, and the visitor gets none",
    async (reaction) => {
      const react: React = (step) => (step === "accepted" ? reaction : "go on");
      const timing = { acceptMs: 300, perhapsMs: 40 };
      const outbox = await openWithPeer({ react, timing, env: confirmed });
      await sendLead(outbox);
      const dead = {
        status: "dead",
        last_error: expect.stringMatching(/^Perhaps delivered: no response within \d+ s after/),
      };
      await expect.poll(outbox.rows).toMatchObject([
        { ...dead, kind: "office" },
        { ...dead, kind: "visitor" },
      ]);
      expect(outbox.peer.mails).toHaveLength(5);
      expect(new Set(outbox.peer.mails.map(({ messageId }) => messageId)).size).toBe(2);
      // The visitor's mail server may have accepted the email, so the lead must not say that the email bounced.
      const [{ reference = "" } = {}] = await outbox.rows();
      const lead = await findLead(outbox.db, reference);
      expect(lead && (await findBounce(outbox.db, lead))).toBeUndefined();
    },
  );

  it("a server that accepts late gets the email once, although the lease is shorter, and doctor can name the server's response time", async () => {
    const taken: Delivery[] = [];
    const react: React = async (step) => {
      if (step === "accepted") {
        await setTimeout(2_500);
        taken.push(...(await leaseDue(outbox.db, { channel: "email", slots: 9, leaseMs: 1 })));
      }
      return "go on" as const;
    };
    const timing = { deliveryMs: 1_000, leaseMs: 1_500 };
    const outbox = await openWithPeer({ react, timing, env: confirmed });
    await sendLead(outbox);
    await expect.poll(outbox.rows).toMatchObject([{ status: "sent" }, { status: "sent" }]);
    expect([outbox.peer.mails.length, taken]).toEqual([2, []]);
    expect(await readAcceptSeconds(outbox.db)).toBeGreaterThanOrEqual(2);
  });

  it("the process ends without waiting for the response", async () => {
    const react: React = (step) => (step === "accepted" ? "hang" : "go on");
    const outbox = await openWithPeer({ react });
    await sendLead(outbox);
    await expect.poll(() => outbox.peer.mails).toHaveLength(1);
    const began = performance.now();
    await outbox.dispatcher.stop();
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(await outbox.rows()).toMatchObject([{ status: "pending", perhaps_delivered: 1 }]);
  });
});

it.each<[string, Reaction]>([
  ["is slow", "hang"],
  ["is refused", 451],
])("an address of the office that %s delays neither another address nor a visitor", async (_what, reaction) => {
  const react: React = (step, address) => (step === "rcpt" && address === "slow@site.example" ? reaction : "go on");
  const env = { ...confirmed, LEAD_EMAIL_TO: "slow@site.example,sales@site.example", RATE_LIMIT_OFFICE_MAILS: "0" };
  const outbox = await openWithPeer({ react, env, timing: { retryMs: 60_000, retryMsMax: 60_000 } });
  const leads = Array.from({ length: 2 * timing.slots }, (_, n) =>
    newContact({ message: `Lead ${n}`, email: `v${n}@clinic.example` }),
  );
  await Promise.all(leads.map((lead) => outbox.leads.submit(lead)));
  outbox.dispatcher.start();
  await expect.poll(() => outbox.peer.mails.length).toBe(2 * leads.length);
  expect(outbox.peer.mails.flatMap(({ recipients }) => recipients)).not.toContain("slow@site.example");
  const [failing] = await readFailing(outbox.db);
  expect(failing?.recipient ?? "office 1").toBe("office 1");
});

it("a mail server on this machine gets the email, although it offers STARTTLS with a self-signed certificate", async () => {
  const outbox = await openWithPeer({ tls: "offered" });
  await sendLead(outbox);
  await expect.poll(outbox.rows).toMatchObject([{ status: "sent" }]);
});

it.each([
  ["TLS to a server that nobody vouches for", "at once", "smtps://", ""],
  ["STARTTLS to a server with its own certificate", "offered", "smtp://", "?ignoreTLS=false"],
  ["plain text to a server that wants TLS", "at once", "smtp://", ""],
] as const)("over %s, no email is sent and none is lost", async (_what, tls, protocol, asked) => {
  const smtpUrl = (url: string) => `${protocol}${new URL(url).host}${asked}`;
  const outbox = await openWithPeer({ tls, smtpUrl, timing: { deliveryMs: 1_500 } });
  await sendLead(outbox);
  await expect.poll(() => waitsOf(outbox).length).toBeGreaterThanOrEqual(1);
  await outbox.dispatcher.stop();
  expect(outbox.peer.mails).toEqual([]);
  expect(await outbox.rows()).toMatchObject([{ status: "pending", sent_at: null }]);
});
