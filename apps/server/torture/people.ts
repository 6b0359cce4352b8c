import { randomInt, randomUUID } from "node:crypto";

/** One person with one intent, which may be sent several times and through several doors. */
export type Intent = {
  kind: "consultation" | "contact";
  /** null: the server derives a key from the fields, the sender and the day. */
  key: string | null;
  ip: string;
  fields: Record<string, string>;
};

/** The domain of all visitors' addresses, which occurs nowhere else on the site. */
export const emailDomain = "torture-visitors.example";

const givenNames = ["Ada", "Benedikt", "Chioma", "Dmitri", "Elena", "Farid", "Grace", "Hiro", "Ines", "José"];
const familyNames = ["Okafor", "O'Connor", "Nguyen", "Müller", "Garcia-Lopez", "Smith", "Haddad", "Tanaka"];
const openings = ["We are", "I work for", "My wife runs", "This is about", "I am joining"];
const places = ["a small practice", "a dental office", "an imaging center", "two clinics", "a home-care company"];
const wishes = ["need enrollment", "lost our effective date", "want to add a provider", "were denied by a plan"];
const states = ["Texas", "Ohio", "Maine", "Nevada", "Georgia", "Oregon", "Kansas", "Florida"];

function one<T>(list: readonly T[]): T {
  const item = list[randomInt(list.length)];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
}

/** Spells a number in letters, so that every text is unique to the spam history. */
function inLetters(count: number): string {
  return String(count).replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));
}

/** @param count makes this person unique */
export function newIntent(count: number, kind = one(["consultation", "contact"] as const)): Intent {
  const name = `${one(givenNames)} ${one(familyNames)}`;
  const place = `${one(places)} in ${one(states)}`;
  const message = `${one(openings)} ${place} and ${one(wishes)}. Please ask for ${inLetters(count)} at the desk.\nThank you`;
  return {
    kind,
    key: Math.random() < 0.7 ? randomUUID() : null,
    ip: `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
    fields: {
      name,
      email: `visitor-${count}@${emailDomain}`,
      phone: `(615) 555-${String(count % 10_000).padStart(4, "0")}`,
      ...(kind === "contact" ? { company: place, service: "payer-enrollment", message } : { practice: place }),
      // What a form that people fill in submits as well: the empty hidden field, and the time that it took.
      subject: "",
      elapsedMs: String(randomInt(4_000, 90_000)),
    },
  };
}
