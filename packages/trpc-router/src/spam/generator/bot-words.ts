import type { Chance } from "./chance.ts";

/** Sales phrases of bots. */
const goods = [
  "We offer SEO services that put you on the first page of Google.",
  "Buy high quality backlinks today!",
  "Publish a guest post on sites with high domain authority.",
  "Earn passive income with our crypto trading signals.",
  "Bitcoin doubled in a week, guaranteed returns.",
  "Play at the best online casino and get 200 free spins.",
  "Forex experts make money online while they sleep.",
  "We increase your website traffic within days.",
  "Our web design company builds sites at half the price.",
  "Cheap Viagra and Cialis without prescription.",
  "Payday loans approved in minutes.",
  "Search engine optimization and link building for clinics.",
  "Write to me on Telegram for betting tips.",
] as const;

export function sales(chance: Chance, count: number): string {
  const greeting = chance.pick(["Hi,", "Dear sir or madam,", "Hello website owner,", "Hey!"]);
  return [greeting, ...Array.from({ length: count }, () => chance.pick(goods)), `Ref ${chance.digits(6)}`].join(" ");
}

export function spamLink(chance: Chance): string {
  const scheme = chance.pick(["http://", "https://", "https://www.", "www."]);
  return `${scheme}${chance.letters(6, 14)}.${chance.pick(["example", "test", "invalid"])}/${chance.letters(3, 8)}?id=${chance.digits(5)}`;
}

/** One template of a mass mailing; `{n}` becomes a number. */
export function massText(chance: Chance): string {
  const what = chance.pick(["outsourced billing", "virtual assistants", "printed brochures", "office cleaning"]);
  return `Dear owner, I came across your company and would like to talk about ${what} at a price ${chance.letters(5, 8)} below the market. Offer {n} ends soon, answer to keep your place.`;
}

/** A generated text, different each time, without any sign of spam in it. */
export function flood(chance: Chance): string {
  const words = [
    "doctor",
    "office",
    "need",
    "answer",
    "today",
    "price",
    "credential",
    "please",
    "fast",
    "new",
  ] as const;
  return `${Array.from({ length: 12 }, () => chance.pick(words)).join(" ")} ${chance.digits(8)}`;
}
