import { mailFooter, newsletterMailCopy, visitorMails } from "@site/content/copy/mails";
import { fill } from "@site/content/fill";
import { requestPath } from "@site/content/paths";
import { requestLinks } from "@site/db/leads/request-link";
import { findSubscriber } from "@site/db/outbox/newsletter";
import { formatInstant, put } from "../mail/format.ts";
import { Undeliverable } from "../send.ts";
import type { Kind } from "./kind.ts";
import { storedLead } from "./lead.ts";

/** The confirmation of a lead. It repeats nothing that was typed, because anyone can enter anyone's address. */
export const visitor: Kind = {
  async mail({ reference, recipient }, { db, site, origin, timeZone, secretKeys }) {
    const { kind, email, due_at, created_at } = await storedLead(db, reference);
    // The address was corrected since, and the former one may be a stranger's.
    if (email === null || recipient.toLowerCase() !== email.toLowerCase()) return null;
    const token = (await requestLinks(db, secretKeys)).ofMail(reference, email);
    const { [kind]: words, ...common } = fill(visitorMails, site);
    return {
      subject: put(words.subject, { reference }),
      blocks: [
        { is: "text", text: put(words.line, { due: formatInstant(due_at ?? created_at, timeZone) }) },
        { is: "text", text: put(common.reference, { reference }) },
        { is: "button", label: common.button, url: `${origin}${requestPath}?token=${token}` },
        { is: "text", text: common.urgent },
        { is: "small", text: fill(mailFooter, site) },
      ],
    };
  },
};

/** Asks the owner of an address whether it was entered by him. */
export const newsletter: Kind = {
  async mail({ reference }, { db, site, origin }) {
    const subscriber = await findSubscriber(db, Number(reference));
    if (subscriber === undefined) throw new Undeliverable("The address has been erased.");
    if (subscriber.status !== "pending") throw new Undeliverable(`The address is ${subscriber.status}.`);
    const urlOf = (action: string) => `${origin}/newsletter/${action}?token=${subscriber.token}`;
    const unsubscribeUrl = urlOf("unsubscribe");
    const { subject, line, button, otherwise, unsubscribe } = fill(newsletterMailCopy, site);
    return {
      subject,
      blocks: [
        { is: "text", text: line },
        { is: "button", label: button, url: urlOf("confirm") },
        { is: "text", text: otherwise },
        { is: "small", text: [put(unsubscribe, { unsubscribeUrl }), fill(mailFooter, site)].join("\n") },
      ],
      headers: { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    };
  },
};
