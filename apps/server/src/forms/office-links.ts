import { leadPageCopy } from "@site/content/copy/lead-page";
import { fill } from "@site/content/fill";
import { queueLink } from "@site/db/outbox/queue";
import type { LeadView } from "@site/web/form-outcome";
import { officeLink } from "../http/signed-links.ts";
import { put } from "../notifications/mail/format.ts";
import { commandHolder, linkHolders, notifyPolicy } from "../notifications/notify-policy.ts";
import { type LeadPageOptions, maskAddress, type Shown, type Texts } from "./lead-pages.ts";

const { newLink, eyebrow } = leadPageCopy;

/** The action of the button on the page of an expired link. */
const newLinkAction = "link";

/** The parts of an office page that need no lead; the title may contain tokens. action: the address of its form */
type OldPage = { title: string; heading: string; text: string; action: string };

/** Links of the office's two pages: who may hold a link, and how the holder of an expired link gets a new one. */
export function officeLinks({ context: { db, site }, env, onQueued }: LeadPageOptions) {
  const [key] = env.secretKeys;
  const policy = notifyPolicy(env);
  return {
    policy,
    holders: [...linkHolders(env), commandHolder(env)],

    /** No link on a page works longer than the page's own link. */
    linkTo(reference: string, { holder, until }: { holder: string; until: number }): string | null {
      return key === undefined ? null : officeLink("", { reference, holder }, key, Date.now(), until);
    },

    /** The button on the page of an expired link: a new link goes to the address that the old one went to. */
    async sendNew(action: string, reference: string, holder: string): Promise<Texts> {
      if (action !== newLinkAction) return {};
      await queueLink(db, { reference, holder }, linkHolders(env), policy);
      onQueued();
      return { result: newLinkAction };
    },

    /** The page of an expired link. @param result the result of the last request for a link */
    showOld(page: OldPage, holder: string, token: string, result: string | undefined): Shown {
      const masked = { holder: maskAddress(holder) };
      const { label, button, sent } = newLink;
      const buttons = [{ value: newLinkAction, label: put(button, masked) }];
      const view: LeadView = {
        ...fill({ title: page.title, eyebrow }, site),
        heading: page.heading,
        text: put(page.text, masked),
        ...(result === newLinkAction
          ? { notice: { heading: sent.heading, text: put(sent.text, masked) } }
          : { forms: [{ id: "form", label, action: page.action, hidden: { token }, buttons }] }),
      };
      return { view };
    },
  };
}
