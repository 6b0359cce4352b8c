import { randomInt, randomUUID } from "node:crypto";

export type Kind = "consultation" | "contact";
export const doors = ["trpc", "rest", "rest with header", "form"] as const;
export type Door = (typeof doors)[number];

/** One person with one intent, however often it is sent. */
export type Intent = {
  kind: Kind;
  door: Door;
  /** null: the server makes one of what was typed, from where, on which day. */
  key: string | null;
  ip: string;
  fields: Record<string, string>;
  elapsedMs: number;
};

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

/** Letters for a number, so that every text is its author's own. */
function inLetters(count: number): string {
  return String(count).replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));
}

/** @param count makes this person another than all before */
export function newIntent(count: number): Intent {
  const kind: Kind = one(["consultation", "contact"]);
  const door = one(doors);
  const name = `${one(givenNames)} ${one(familyNames)}`;
  const email = `visitor-${count}@clinic-${randomInt(500)}.example`;
  const place = `${one(places)} in ${one(states)}`;
  const message = `${one(openings)} ${place} and ${one(wishes)}. Please ask for ${inLetters(count)} at the desk.\nThank you`;
  return {
    kind,
    door,
    key: Math.random() < 0.7 || door === "rest with header" ? randomUUID() : null,
    ip: `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
    elapsedMs: randomInt(4_000, 90_000),
    fields: {
      ...{ name, email, phone: `(615) 555-${String(count % 10_000).padStart(4, "0")}` },
      ...(kind === "contact" ? { company: place, service: "payer-enrollment", message } : { practice: place }),
    },
  };
}
