import { describe, expect, it } from "vitest";
import { type Evidence, judge, quarantineScore, scoreText } from "./score.ts";

const name = "Ada Lovelace";
const message = "We are three dermatologists in Ohio and want to be in network with Aetna by March.";

/** A person who takes her time, with one thing changed. */
function human(given: Partial<Evidence> = {}, text = message): Evidence {
  return { name, texts: [name, "ada@clinic.example", text], honeypot: "", elapsedMs: 45_000, ...given };
}

function named(given: string): Evidence {
  return human({ name: given, texts: [given, "ada@clinic.example", message] });
}

it("a person's lead has a spam score of 0", () => {
  expect(scoreText(human())).toEqual({ score: 0, signals: [] });
  expect(judge(scoreText(human()), { sameText: 0, sameClient: 0 })).toEqual({
    score: 0,
    signals: [],
    quarantined: false,
  });
});

describe("a single signal that a person can give does not quarantine a lead", () => {
  it.each<[string, Evidence]>([
    ["a password manager fills the hidden field", human({ honeypot: "Ada Lovelace" })],
    ["no scripts", human({ elapsedMs: null })],
    ["filled in by one keystroke", human({ elapsedMs: 300 })],
    ["a program sends neither", human({ honeypot: null, elapsedMs: null })],
    ["a program sends a link", human({ honeypot: null, elapsedMs: null }, `${message} https://www.clinic.example`)],
    ["the practice's site", human({}, `${message} See https://www.clinic.example/team and write back.`)],
    ["the sites of five clinics", human({}, [1, 2, 3, 4, 5].map((n) => `https://www.clinic${n}.example`).join(" "))],
    ["a sign that looks like markup", human({}, "Our timeline is <a month; [urgent] & R&D <3")],
    ["words that others sell", human({}, "We had a website redesign and use Telegram; can you list our site?")],
    ["a name in odd letters", named("Bjørk Ljungqvistson-Kjeldsbjorg")],
    ["a name with few vowels", named("Schwarzschmidt Brzeczyszczykiewicz")],
    ["a name in another script", named("Сергей Щербаков 山田太郎 Nguyễn Thị Hương")],
    ["an account number", human({}, "WXKJQZPLMN")],
  ])("%s", (_, evidence) => {
    expect(scoreText(evidence).score).toBeLessThan(quarantineScore);
  });

  it.each([
    { sameText: 1, sameClient: 0 },
    { sameText: 3, sameClient: 0 },
    { sameText: 0, sameClient: 11 },
    { sameText: 0, sameClient: 39 },
  ])("the history of a person's other leads does not quarantine a lead: %j", (history) => {
    expect(judge(scoreText(human()), history).quarantined).toBe(false);
  });
});

describe("a signal that no person gives, or two signals together, quarantine a lead", () => {
  const program = { honeypot: null, elapsedMs: null };
  it.each<[string, Evidence, string]>([
    ["hidden field and no scripts", human({ honeypot: "x", elapsedMs: null }), "hidden field filled"],
    ["a link in no time", human({ elapsedMs: 40 }, "See http://a.example"), "filled in under a second"],
    ["markup", human({}, 'Buy <a href="http://a.example">this</a>'), "markup"],
    ["forum markup", human({}, "[url=http://a.example]this[/url]"), "markup"],
    ["a link as name", named("Win now www.a.example"), "a link as name"],
    ["a program that sells", human(program, "We offer SEO services for your clinic."), "sales words: seo services"],
    ["a long list of things for sale", human({}, "Casino, Bitcoin, Viagra"), "sales words: casino, bitcoin, viagra"],
    ["nothing but random letters", { ...named("xKqTrVbnPlm"), texts: ["xKqTrVbnPlm", "WqPfdGhjKl"] }, "random letters"],
  ])("%s", (_, evidence, sign) => {
    const { quarantined, signals } = judge(scoreText(evidence), { sameText: 0, sameClient: 0 });
    expect(quarantined).toBe(true);
    expect(signals.join("; ")).toContain(sign);
  });

  it.each([
    [human(program), { sameText: 1, sameClient: 0 }],
    [human(program), { sameText: 0, sameClient: 8 }],
    [human({ elapsedMs: null }), { sameText: 4, sameClient: 0 }],
    [human({ elapsedMs: null }), { sameText: 0, sameClient: 12 }],
    [human(), { sameText: 4, sameClient: 0 }],
    [human(), { sameText: 0, sameClient: 40 }],
  ])("two signals, one of them from the history, quarantine a lead (%#)", (evidence, history) => {
    expect(judge(scoreText(evidence), history).quarantined).toBe(true);
  });
});
