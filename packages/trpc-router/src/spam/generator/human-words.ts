import { specialtySlugs } from "@site/content/ids/specialties";
import { stateSlugs } from "@site/content/ids/states";
import type { Chance } from "./chance.ts";

const latinNames = [
  ...["Maria Alvarez", "James O'Connor", "Anne-Marie Dubois", "Ngozi Okonkwo-Adeyemi", "Karl Schwarzschmidt", "Bo Li"],
  ...[
    "Krzysztof Szczepański",
    "María José Hernández Núñez",
    "Dr. J. R. McDonald III",
    "Sven Hjälmarsson",
    "Ivo Hrdlička",
  ],
  ...[
    "Priya Venkataraghavan",
    "Min Seo",
    "D'Angelo Washington-Brown",
    "Wm. Knightsbridge, MD, FACS",
    "Thuy Nguyen",
    "Ljubica Bjornstad",
    "Anna Brzeczyszczykiewicz",
  ],
] as const;

const otherNames = [
  ...[
    "Сергей Щербаков",
    "山田 太郎",
    "김서연",
    "محمد عبد الله",
    "Νίκος Παπαδόπουλος",
    "नेहा शर्मा",
    "דנה לוי",
    "สมชาย ใจดี",
  ],
  ...["Nguyễn Thị Hương", "Đặng Văn Lâm", "Çağlar Öztürk", "Łukasz Żółć", "Љубица Ђорђевић", "陳大文"],
] as const;

const payers = ["Aetna", "Cigna", "Humana", "BCBS", "UnitedHealthcare", "Medicare", "Medicaid", "Tricare"] as const;

const openings = [
  ...[
    "Hello,",
    "Good morning.",
    "Hi there!",
    "To whom it may concern,",
    "Saw your site on Google.",
    "My colleague sent me.",
  ],
  ...["We talked on the phone last week.", "I have a question.", "Quick question:", "Following up on my voice mail."],
] as const;

const wishes = [
  "we are opening a {specialty} practice in {state} and need to be in network with {payer} by {month}",
  "I joined a {specialty} group in {state} and {payer} still lists my old address",
  "our re-credentialing with {payer} in {state} is due in {month} and nobody has the {specialty} files",
  "{payer} closed its panel for {specialty} in {state}; is there an appeal before {month}",
  "how long does {payer} take in {state} for a {specialty} office that moves in {month}",
  "three of our {specialty} providers in {state} were dropped by {payer} in {month} after a website redesign",
  "my CAQH profile shows {specialty} in {state}, {payer} wants something else since {month}",
] as const;

const closings = [
  ...[
    "Thanks!",
    "Please call in the afternoon.",
    "What does it cost?",
    "Kind regards",
    "We are in a hurry.",
    "Best, {name}",
  ],
  ...["Can you send a quote?", "Mondays never.", "Mornings are best.", "No rush.", "We have <a month left.", "Thx :-)"],
] as const;

const months = ["January", "March", "April", "June", "July", "September", "October", "December"] as const;

export function latinName(chance: Chance): string {
  return chance.pick(latinNames);
}

export function otherName(chance: Chance): string {
  return chance.pick(otherNames);
}

/** A message as a person writes it; two are hardly ever the same. */
export function humanMessage(chance: Chance, name: string): string {
  const wish = chance
    .pick(wishes)
    .replace("{specialty}", chance.pick(specialtySlugs).replaceAll("-", " "))
    .replace("{state}", chance.pick(stateSlugs).replaceAll("-", " "))
    .replace("{payer}", chance.happens(0.5) ? `${chance.pick(payers)} and ${chance.pick(payers)}` : chance.pick(payers))
    .replace("{month}", chance.pick(months));
  const closing = chance.pick(closings).replace("{name}", name);
  return [
    chance.pick(openings),
    `${wish}.`,
    closing,
    closing === "Thx :-)" ? "" : `${chance.between(1, 60)} providers.`,
  ]
    .filter((part) => part !== "")
    .join(chance.happens(0.3) ? "\n\n" : " ");
}

/** A long message full of numbers: licenses, identifiers, addresses, dates. */
export function longMessage(chance: Chance, name: string): string {
  const lines = Array.from({ length: chance.between(15, 60) }, (_, row) =>
    chance.pick([
      `${row + 1}. NPI ${chance.digits(10)}, TIN ${chance.digits(2)}-${chance.digits(7)}, license ${chance.pick(["MD", "DO"])}${chance.digits(6)}`,
      `Phone (${chance.digits(3)}) 555-${chance.digits(4)}, fax ${chance.digits(10)}, suite #${chance.digits(3)}`,
      `CAQH ${chance.digits(8)} attested ${chance.between(1, 12)}/${chance.between(1, 28)}/2026; ref WXKJQZPL${chance.digits(6)}`,
      `${latinName(chance)}, ${chance.pick(specialtySlugs)}, ${chance.pick(stateSlugs)}, since ${chance.between(1980, 2026)}`,
    ]),
  );
  return [humanMessage(chance, name), ...lines].join("\n");
}

export function humanEmail(chance: Chance): string {
  const local = chance.pick(["o'connor+x", "front.desk", "dr_lee", "billing", "office-manager", "a.b-c", "seo.min"]);
  return `${local}${chance.digits(5)}@${chance.pick(["clinic.health", "gmail.example", "practice.example", "Med.Example"])}`;
}

export function humanPhone(chance: Chance): string {
  const n = chance.digits(4);
  return chance.pick([
    `(615) 555-${n}`,
    `+44 20 7946 ${n}`,
    `615.555.${n} ext. 7`,
    `1-800-${n}`,
    `call my office, ${n}`,
  ]);
}
