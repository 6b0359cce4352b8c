import type { Action } from "../types/content.ts";

/** Texts of a newsletter page: before its button is pressed, after it, and for an unknown token. */
export type NewsletterPage = {
  title: string;
  eyebrow: string;
  button: string;
  ask: NewsletterText;
  done: NewsletterText;
  unknown: NewsletterText;
  actions: readonly Action[];
};

type NewsletterText = { heading: string; text: string };

const unknown = {
  heading: "This link is not known",
  text: "Part of it may be missing. Please open it from the email once more, or copy all of it. If it still fails, call {phone}.",
};

const actions: readonly Action[] = [
  { label: "Read the articles", href: "/blog" },
  { label: "Call {phone}", href: "tel" },
];

/** Target pages of the links in the newsletter's mails. Each has a button, because mail scanners open links too. */
export const newsletterPages = {
  confirm: {
    title: "Confirm your subscription | {product}",
    eyebrow: "Newsletter",
    button: "Confirm subscription",
    ask: {
      heading: "Confirm your subscription",
      text: "One letter a month: new articles, payer deadlines, rule changes with their dates.",
    },
    done: {
      heading: "Your subscription is confirmed",
      text: "The next letter comes to your address. Each one has a link that ends the subscription.",
    },
    unknown,
    actions,
  },
  unsubscribe: {
    title: "Unsubscribe | {product}",
    eyebrow: "Newsletter",
    button: "Unsubscribe",
    ask: {
      heading: "Unsubscribe from the newsletter",
      text: "After this, you won’t get any more letters from us, and our form no longer writes to your address.",
    },
    done: {
      heading: "You are unsubscribed",
      text: "You won’t get any more letters from us, and our form no longer writes to your address, whoever enters it. If you ever want the letter back, write to {email} from your address.",
    },
    unknown,
    actions,
  },
} as const satisfies Record<string, NewsletterPage>;
