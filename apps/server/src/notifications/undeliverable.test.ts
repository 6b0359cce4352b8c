import { confirmSubscription, findSubscriber, subscribe, unsubscribe } from "@site/db/outbox/newsletter";
import { retryNotifications } from "@site/db/outbox/outbox";
import { newContact } from "@site/db/test/open-test-database";
import { describe, expect, it } from "vitest";
import { openWithPeer } from "./test/open-with-peer.ts";
import type { React, SmtpStep } from "./test/smtp-peer.ts";

describe("a message that can't be delivered any more is given up at once without an alert", () => {
  it("for an erased lead", async () => {
    const steps: SmtpStep[] = [];
    const { db, leads, dispatcher, rows, peer } = await openWithPeer((step) => {
      steps.push(step);
      return "go on";
    });
    await leads.submit(newContact());
    await db.deleteFrom("contact_submissions").execute();
    await dispatcher.start();
    const dead = { status: "dead", attempts: 1, last_error: "The lead has been erased." };
    await expect.poll(rows).toMatchObject([dead]);

    // Asking for the dead brings none of it back to life.
    await retryNotifications(db, "dead");
    dispatcher.wake();
    await expect.poll(rows).toMatchObject([dead]);
    expect(steps).toEqual([]);
    expect(peer.mails).toEqual([]);
  });

  it("for an address that was confirmed, unsubscribed or erased before its confirmation mail", async () => {
    const { db, dispatcher, rows, peer } = await openWithPeer();
    for (const name of ["confirmed", "unsubscribed", "erased"])
      await subscribe(db, `${name}@x.example`, "site.example");
    const [confirmed, unsubscribed] = [await findSubscriber(db, 1), await findSubscriber(db, 2)];
    await confirmSubscription(db, confirmed?.token ?? "");
    await unsubscribe(db, unsubscribed?.token ?? "");
    await db.deleteFrom("newsletter_subscribers").where("email", "=", "erased@x.example").execute();
    await dispatcher.start();
    await expect.poll(rows).toMatchObject([
      { status: "dead", last_error: "The address is confirmed." },
      { status: "dead", last_error: "The address is unsubscribed." },
      { status: "dead", last_error: "The address has been erased." },
    ]);
    expect(peer.mails).toEqual([]);
  });

  it("for a confirmation that the address's server refuses, while the office is notified", async () => {
    const react: React = (_step, address) => (address === "ada@clinic.example" ? 550 : "go on");
    const env = { LEAD_CONFIRM_TO_VISITOR: "yes" };
    const { leads, dispatcher, rows, peer } = await openWithPeer(react, { env });
    await leads.submit(newContact());
    await dispatcher.start();
    await expect.poll(rows).toMatchObject([
      { kind: "office", status: "sent" },
      { kind: "visitor", status: "dead", last_error: expect.stringMatching(/^The server refused the address: .*550/) },
    ]);
    expect(peer.mails).toHaveLength(1);
  });
});
