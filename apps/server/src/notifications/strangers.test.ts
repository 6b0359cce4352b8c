import { officeMailCopy } from "@site/content/copy/mails";
import { confirmSubscription, findSubscriber, subscribe, unsubscribe } from "@site/db/outbox/newsletter";
import { queueLink } from "@site/db/outbox/queue";
import { newConsultation, newContact, setLeadStatus, testPolicy } from "@site/db/test/open-test-database";
import { describe, expect, it } from "vitest";
import { openWithPeer } from "./test/open-outbox.ts";
import { headersOf } from "./test/received-mail.ts";
import type { React } from "./test/smtp-peer.ts";

describe("email to strangers", () => {
  it("is sent only where the operator configured it, and repeats nothing that was typed", async () => {
    const quiet = await openWithPeer();
    await quiet.leads.submit(newContact());
    expect(await quiet.rows()).toMatchObject([{ kind: "office" }]);

    const { leads, dispatcher, rows, peer } = await openWithPeer(undefined, {
      env: { LEAD_CONFIRM_TO_VISITOR: "yes" },
    });
    dispatcher.start();
    const typed = { name: "Buy Cheap", phone: "http://spam.example", practice: "Pills" };
    const { reference } = await leads.submit(newConsultation(typed));
    await expect.poll(rows).toMatchObject([{ status: "sent" }, { kind: "visitor", status: "sent" }]);
    const mail = peer.mails.find(({ recipients }) => recipients[0] === "ada@clinic.example");
    expect(mail?.text).toContain(`Your request number: ${reference}`);
    for (const word of Object.values(typed)) expect(mail?.raw).not.toContain(word);
    expect(mail?.raw).not.toMatch(/[{}]/);
    expect(mail && headersOf(mail, "reply-to")).toEqual(["Northlight <hello@northlight.example>"]);
  });

  it("asks the owner of a newsletter address for confirmation, unless it was confirmed, unsubscribed or erased before", async () => {
    const { db, dispatcher, rows, peer } = await openWithPeer();
    for (const name of ["confirmed", "unsubscribed", "erased", "ada"])
      await subscribe(db, `${name}@x.example`, "site.example");
    const tokenOf = async (id: number) => (await findSubscriber(db, id))?.token ?? "";
    await confirmSubscription(db, await tokenOf(1));
    await unsubscribe(db, await tokenOf(2));
    await db.deleteFrom("newsletter_subscribers").where("email", "=", "erased@x.example").execute();
    dispatcher.start();
    await expect.poll(rows).toMatchObject([
      { status: "dead", attempts: 1, last_error: "The address is confirmed." },
      { status: "dead", attempts: 1, last_error: "The address is unsubscribed." },
      { status: "dead", attempts: 1, last_error: "The address has been erased." },
      { status: "sent", recipient: "ada@x.example" },
    ]);
    const [mail, ...others] = peer.mails;
    if (mail === undefined) throw new Error("No mail came.");
    expect(others).toEqual([]);
    const addressOf = async (page: string) => `https://site.example/newsletter/${page}?token=${await tokenOf(4)}`;
    expect(mail.text).toContain(await addressOf("confirm"));
    expect(headersOf(mail, "list-unsubscribe")).toEqual([`<${await addressOf("unsubscribe")}>`]);
    expect(headersOf(mail, "list-unsubscribe-post")).toEqual(["List-Unsubscribe=One-Click"]);
  });
});

describe("a message that can't be delivered any more is given up at once without an alert", () => {
  it("for an erased lead", async () => {
    const { db, leads, dispatcher, rows, peer } = await openWithPeer();
    await leads.submit(newContact());
    await db.deleteFrom("contact_submissions").execute();
    dispatcher.start();
    const dead = { status: "dead", attempts: 1, last_error: "The lead has been erased." };
    await expect.poll(rows).toMatchObject([dead]);
    expect(peer.mails).toEqual([]);
  });

  it("for a confirmation that the address's server refuses, while the office is notified, and learns of it by later emails", async () => {
    const react: React = (_step, address) => (address === "ada@clinic.example" ? 550 : "go on");
    const env = { LEAD_CONFIRM_TO_VISITOR: "yes" };
    const { db, leads, dispatcher, rows, peer } = await openWithPeer(react, { env });
    const { reference } = await leads.submit(newContact());
    dispatcher.start();
    await expect.poll(rows).toMatchObject([
      { kind: "office", status: "sent" },
      { kind: "visitor", status: "dead", last_error: expect.stringMatching(/^The server refused the address: .*550/) },
    ]);
    expect(peer.mails).toHaveLength(1);
    const holder = "office@site.example";
    await setLeadStatus(db, { reference, status: "won", note: null });
    await queueLink(db, { reference, holder }, [holder], testPolicy);
    dispatcher.wake();
    await expect.poll(() => peer.mails.length).toBe(2);
    // No answer is due any longer, so the subject names no time.
    expect(peer.mails[1] && headersOf(peer.mails[1], "subject")).toEqual([
      `New link: Ada O'Connor: contact message (${reference})`,
    ]);
    const [before, after] = officeMailCopy.bounced.split("{error}");
    expect(peer.mails[1]?.text).toMatch(new RegExp(`${officeMailCopy.labels.bounced}: ${before}.*550.*${after}`));
  });
});
