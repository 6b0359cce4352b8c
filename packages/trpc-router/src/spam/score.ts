import type { Judgement, SpamHistory, SpamVerdict } from "@site/db/leads/lead-fields";

/** A lead with this score or a higher one is quarantined. */
export const quarantineScore = 50;

/** Input of the spam score. The sender can forge all of it. */
export type Evidence = {
  name: string;
  /** All texts of the lead, including the name. */
  texts: readonly string[];
  /** Value of the honeypot field. null: not sent, so the lead does not come from our form. */
  honeypot: string | null;
  /** Milliseconds from the first interaction with the form to its submission. null: the sender runs no scripts. */
  elapsedMs: number | null;
};

type Signal = { points: number; label: string };

/**
 * Scores the lead's text and its form signals. No single signal that a person can cause reaches
 * `quarantineScore`: password managers fill the honeypot, careful visitors block scripts, a group lists its clinics'
 * sites. Bots cause two signals at once. Only what no person does reaches it alone: markup, a link as name, a long
 * sales list.
 */
export function scoreText(evidence: Evidence): SpamVerdict {
  return verdictOf([...formSignals(evidence), ...textSignals(evidence)]);
}

function formSignals({ honeypot, elapsedMs }: Evidence) {
  // A filled honeypot counts less with scripts on and 0.9 s or more in the form: that is how a password manager looks.
  const inBrowser = elapsedMs !== null && elapsedMs >= 900;
  const isHoneypotFilled = honeypot !== null && honeypot.trim() !== "";
  return [
    when(honeypot === null, 20, "not from the form"),
    when(isHoneypotFilled && inBrowser, 25, "hidden field filled in a browser"),
    when(isHoneypotFilled && !inBrowser, 45, "hidden field filled"),
    when(elapsedMs === null, 10, "no script"),
    when(elapsedMs !== null && !inBrowser, 40, "filled in under a second"),
  ];
}

function textSignals({ name, texts }: Evidence) {
  const all = texts.join("\n");
  const links = all.match(/https?:\/\/\S|(?<!\/\/)\bwww\.\S/gi)?.length ?? 0;
  const sold = [...new Set(all.toLowerCase().match(pitch))];
  const sales = `sales words: ${sold.slice(0, 3).join(", ")}`;
  return [
    step(links, [1, 10, "a link"], [2, 30, "two links"], [3, 40, "many links"]),
    when(/https?:|www\.|<[a-z]/i.test(name), 50, "a link as name"),
    when(/<a\s+href|<script|\[(?:url|link)\b/i.test(all), 50, "markup"),
    step(countForeignPairs(texts), [2, 30, "odd letters"], [5, 60, "random letters"]),
    step(sold.length, [1, 20, sales], [2, 45, sales], [3, 60, sales]),
  ];
}

/** Adds the signals of the lead's history: the same text from other addresses, many leads from one sender. */
export function judge(verdict: SpamVerdict, { sameText, sameClient }: SpamHistory): Judgement {
  const more = verdictOf([
    // A few are normal: colleagues agree on a text, or a person corrects the address.
    step(sameText, [1, 25, "same text from another address"], [2, 35, "same text from others"], [4, 60, "mass text"]),
    // Some are normal: a clinic or a conference shares one address.
    step(sameClient, [8, 25, "many from one sender"], [12, 45, "a rush from one sender"], [40, 60, "a flood"]),
  ]);
  const score = verdict.score + more.score;
  return { score, signals: [...verdict.signals, ...more.signals], quarantined: score >= quarantineScore };
}

/** Phrases of sales spam. */
const pitch =
  /\b(?:back-?links?|guest posts?|link building|seo (?:services?|agency|company|experts?|specialists?|packages?|audit|strategy)|search engine optimi[sz]ation|rank(?:ing)? (?:on|in|your) (?:google|site|website)|(?:first|top) (?:page )?(?:of|on) google|google rankings?|web ?(?:site )?design (?:services?|company|agency)|crypto(?:currency)?|bitcoin|forex|trading signals|guaranteed returns|passive income|casino|betting|viagra|cialis|payday loans?|escorts?|make money (?:online|fast)|(?:increase (?:your )?|organic )(?:web ?site )?traffic|domain authority|telegram)\b/g;

type Step = readonly [from: number, points: number, label: string];

/** The last step whose `from` the count reaches. */
function step(count: number, ...ascending: readonly Step[]): Signal | null {
  const reached = ascending.findLast(([from]) => count >= from);
  return reached === undefined ? null : { points: reached[1], label: reached[2] };
}

function when(condition: boolean, points: number, label: string): Signal | null {
  return condition ? { points, label } : null;
}

function verdictOf(signals: readonly (Signal | null)[]): SpamVerdict {
  const found = signals.filter((signal) => signal !== null);
  return { score: found.reduce((sum, { points }) => sum + points, 0), signals: found.map(({ label }) => label) };
}

/** Letter pairs that are rare in languages with Latin script; names such as Ljungqvist or Kjeldsbjorg have two. */
const foreignPair =
  /q(?!u)|j(?=[b-df-hj-np-tv-z])|v(?=[b-df-hj-mp-qtv-xz])|x(?=[bdfgj-nqrsvwxz])|w(?=[bcfgjmpqtvwxz])|z(?=[bcdfgjpqrtvx])|[bcdfghjkmpqtv](?=[jqxv])|[bdfgkmp](?=[kz])|[fhkm](?=[bdfgp])|[bpg](?=[cfgm])/gi;

/** Limits one word's share, because a single random word may be an account number. */
const pairsPerWordMax = 4;

/**
 * Counts rare letter pairs, a sign of random text, in words of eight letters or more. Only in texts of up to three
 * words, because a message may quote an account number, and never in e-mail addresses, which may be random.
 */
function countForeignPairs(texts: readonly string[]): number {
  const short = texts.filter((text) => !text.includes("@") && text.split(/\s+/).length <= 3);
  const words = new Set(short.flatMap((text) => text.toLowerCase().match(/[a-z]{8,}/g) ?? []));
  return [...words].reduce((sum, word) => sum + Math.min(word.match(foreignPair)?.length ?? 0, pairsPerWordMax), 0);
}
