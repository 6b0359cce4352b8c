import type { Action } from "../types/content.ts";

type NewsletterPage = {
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
  heading: "We don’t know this link",
  text: "Part of it may be missing. Please open it from the email again, or copy the whole link. If it still fails, call {phone}.",
};

const actions: readonly Action[] = [
  { label: "Read the articles", href: "/blog" },
  { label: "Call {phone}", href: "tel" },
];

/** Each of these pages has a button, because email scanners open links too. */
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
      text: "You will get the next letter at this address. Each letter has a link to unsubscribe.",
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
      text: "After this, you won’t get any more letters from us, and our form sends no more email to your address.",
    },
    done: {
      heading: "You are unsubscribed",
      text: "You won’t get any more letters from us, and our form sends no more email to your address, even if someone enters it. To get the letter again, write to {email} from your address.",
    },
    unknown,
    actions,
  },
} as const satisfies Record<string, NewsletterPage>;
