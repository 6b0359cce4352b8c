import { findSubscriber, subscribe } from "@site/db/outbox/newsletter";
import { newConsultation, newContact } from "@site/db/test/open-test-database";
import { describe, expect, it } from "vitest";
import { openWithPeer } from "./test/open-with-peer.ts";
import { headersOf } from "./test/received-mail.ts";

describe("mail to strangers", () => {
  it("is sent only where the operator configured it, and repeats nothing that was typed", async () => {
    const quiet = await openWithPeer();
    await quiet.leads.submit(newContact());
    expect(await quiet.rows()).toMatchObject([{ kind: "office" }]);

    const { leads, dispatcher, rows, peer } = await openWithPeer(undefined, {
      env: { LEAD_CONFIRM_TO_VISITOR: "yes" },
    });
    await dispatcher.start();
    const typed = { name: "Buy Cheap", phone: "http://spam.example", practice: "Pills" };
    const { reference } = await leads.submit(newConsultation(typed));
    await expect.poll(rows).toMatchObject([{ status: "sent" }, { kind: "visitor", status: "sent" }]);
    const mail = peer.mails.find(({ recipients }) => recipients[0] === "ada@clinic.example");
    expect(mail?.text).toContain(`Your reference: ${reference}`);
    for (const word of Object.values(typed)) expect(mail?.raw).not.toContain(word);
    expect(mail?.raw).not.toMatch(/[{}]/);
    expect(mail && headersOf(mail, "reply-to")).toEqual(["Northlight <hello@northlight.example>"]);
  });

  it("asks the owner of a newsletter address for confirmation, with a link to unsubscribe", async () => {
    const { db, dispatcher, peer } = await openWithPeer();
    await subscribe(db, "ada@clinic.example", "mail.site.example");
    await dispatcher.start();
    await expect.poll(() => peer.mails.length).toBe(1);
    const token = (await findSubscriber(db, 1))?.token;
    const [mail] = peer.mails;
    if (mail === undefined) throw new Error("No mail came.");
    expect(mail.text).toContain(`https://site.example/newsletter/confirm?token=${token}`);
    expect(headersOf(mail, "list-unsubscribe")).toEqual([
      `<https://site.example/newsletter/unsubscribe?token=${token}>`,
    ]);
    expect(headersOf(mail, "list-unsubscribe-post")).toEqual(["List-Unsubscribe=One-Click"]);
  });
});
