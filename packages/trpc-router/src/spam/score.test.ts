import { allFakers, type Faker } from "@faker-js/faker";
import { contactForm } from "@site/content/copy/forms";
import { planSearch } from "@site/content/plan-search";
import { planFor } from "@site/content/planner/plan";
import { expect, it } from "vitest";
import { type Evidence, judge, quarantineScore, scoreText } from "./score.ts";

const question = "We are three dermatologists in Ohio and want to be in network with Aetna by March.";
const once = { sameText: 0, sameClient: 0 };

function human(message: string | null = question, given: Partial<Evidence> = {}): Evidence {
  return { name: "Ada Lovelace", message, honeypot: "", elapsedMs: 45_000, ...given };
}

const ways: Readonly<Record<string, Partial<Evidence>>> = {
  "in the form": {},
  "without scripts": { elapsedMs: null },
  "by a program": { elapsedMs: null, honeypot: null },
  "filled by a password manager": { honeypot: "Ada Lovelace" },
  "filled by a password manager in no time": { honeypot: "Ada Lovelace", elapsedMs: 300 },
  "filled by a password manager without scripts": { honeypot: "Ada Lovelace", elapsedMs: null },
  "sent by one keystroke": { elapsedMs: 300 },
};

const plans = [
  { start: "2027-03-01" },
  { start: "2027-03-01", state: "wyoming", license: "2027-02-01" },
  { start: "2027-03-01", providers: "3", second: "2027-04-01" },
].map((search) => planFor(planSearch(search), "2026-11-22").plan?.message ?? "no plan");

const people = [
  question,
  "Hello",
  "Credentialing",
  "WXKJQZPLMN",
  "How long does hospital credentialing take for one surgeon? Sven Lindqvist, Marie Leclercq, Bjørk Ljungqvistson",
  "Our mens health practice (https://menshealth.example) prescribes Viagra, Cialis, sildenafil and testosterone by telemedicine. How long does Medicare enrollment take?",
  "We run a Suboxone and methadone clinic; Ozempic, Wegovy and Botox too. Which payers?",
  "We had a website redesign and use Telegram and WhatsApp; we are betting on Ohio. Can you list our site?",
  "Our timeline is <a month; [urgent] & R&D <3",
  "Ада Щербаков, 山田太郎, Nguyễn Thị Hương: two providers in Texas",
  "ABCDE McDonald PhD, ADHD specialist, socialist, NPI 1234567893, CAQH 12345678",
  "See www.osei.example and write back. Ada Osei <ada@osei.example>",
  ...plans,
  ...contactForm.beginnings.links.map(({ lines }) => lines),
];

it.each(Object.entries(ways))("people's messages reach the office when they are sent %s", (_, way) => {
  for (const message of people)
    expect([message, judge(scoreText(human(message, way)), once).quarantined]).toEqual([message, false]);
  expect(scoreText(human(null, way)).score).toBeLessThan(quarantineScore);
});

it("a person's lead has a spam score of 0, whatever the name, even with a message that the planner or the form began", () => {
  for (const message of [question, null, ...plans, ...people.slice(-contactForm.beginnings.links.length)])
    expect(judge(scoreText(human(message)), once)).toEqual({ score: 0, signals: [], quarantined: false });
  for (const name of [
    "Ada <ada@osei.example>",
    "Dr. A. B. Osei, MD (she/her)",
    "O'Brien–D’Arcy",
    "Li",
    "🙂",
    "xKqTrVbnPlm",
  ])
    expect([name, scoreText(human(question, { name })).score]).toEqual([name, 0]);
});

it("none of 300 names in each of faker's locales adds to the score, alone or in the message", () => {
  const locales = Object.entries<Faker>(allFakers).filter(([locale]) => locale !== "base" && locale !== "en_HK");
  expect(locales.length).toBeGreaterThanOrEqual(68);
  for (const [locale, faker] of locales) {
    faker.seed(46);
    for (let n = 0; n < 300; n += 1) {
      const name = faker.person.fullName();
      const message = `My name is ${name}, of ${faker.person.lastName()} Clinic.`;
      const { score, signals } = scoreText({ name, message, honeypot: "", elapsedMs: 45_000 });
      if (score > 0) expect([locale, name, signals]).toEqual([locale, name, []]);
      if (scoreText(human(name, { name, ...ways["by a program"] })).score >= 25) expect([locale, name]).toEqual([]);
    }
  }
});

it.each<[string, typeof once]>([
  ["sixteen notes of one fair", { sameText: 15, sameClient: 15 }],
  ["a program's template for thirty leads", { sameText: 29, sameClient: 29 }],
  ["a clinic whose staff write from one address", { sameText: 0, sameClient: 30 }],
])("%s reach the office, even one with a link", (_, history) => {
  for (const way of [ways["in the form"], ways["by a program"]])
    for (const message of [question, `${question} https://clinic.example`])
      expect(judge(scoreText(human(message, way)), history).quarantined).toBe(false);
});

it("no single signal causes quarantine", () => {
  const alone: [Evidence, typeof once][] = [
    [human('Buy <a href="x">this</a>'), once],
    [human("Casino, Bitcoin, forex and backlinks"), once],
    [human(["1", "2", "3", "4", "5"].map((n) => `https://clinic${n}.example`).join(" ")), once],
    [human("xKqTrVbnPlm"), once],
    [human(question, { name: "Win now www.a.example" }), once],
    [human(question, { honeypot: "x", elapsedMs: 0 }), once],
    [human(), { sameText: 1_000, sameClient: 0 }],
    [human(), { sameText: 0, sameClient: 1_000 }],
    [human(), { sameText: 1_000, sameClient: 1_000 }],
  ];
  for (const [evidence, history] of alone) {
    const { score, quarantined } = judge(scoreText(evidence), history);
    expect([score > 0, quarantined]).toEqual([true, false]);
  }
});

const [byProgram, noScripts] = [ways["by a program"], ways["without scripts"]];
const links = "http://a.example http://b.example";

it.each<[sign: string, message: string, given?: Partial<Evidence> | undefined, history?: typeof once]>([
  ["sales words: seo services", "We offer SEO services and guest posts: https://a.example"],
  ["two links", `I can get you to the first page of Google. Our web design company: ${links}`],
  ["casino", "Best online casino bonus http://a.example", noScripts],
  ["passive income", "Passive income with bitcoin, guaranteed returns", byProgram],
  ["no prescription", "Cheap pills, no prescription: https://a.example", byProgram],
  ["markup", 'Buy <a href="http://a.example">this</a>'],
  ["markup", "[url=http://a.example]this[/url]"],
  ["hidden field filled", links, { honeypot: "x" }],
  ["a link as name", question, { name: "Win www.a.example", honeypot: "www.a.example" }],
  ["filled in under a second", links, { elapsedMs: 40 }],
  ["random letters", "WqPfdGhjKlMn", noScripts],
  ["mass text", `${question} www.a.example www.b.example`, {}, { sameText: 5, sameClient: 0 }],
  ["a flood", question, byProgram, { sameText: 0, sameClient: 40 }],
])("spam is held back: %s", (sign, message, given, history = once) => {
  const { quarantined, signals } = judge(scoreText(human(message, given)), history);
  expect([signals.join("; "), quarantined]).toEqual([expect.stringContaining(sign), true]);
});
