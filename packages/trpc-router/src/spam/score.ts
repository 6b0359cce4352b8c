import type { Judgement, SpamHistory, SpamVerdict } from "@site/db/leads/lead";
import { countForeignPairs } from "./random-letters.ts";

/** A lead with this score or a higher one is quarantined. */
export const quarantineScore = 50;

/** What a lead tells of how it was made; nothing of it is believed, all of it is weighed. */
export type Evidence = {
  name: string;
  /** Every text of the lead, the name among them. */
  texts: readonly string[];
  /** What stood in the field that people don't see; null: the field was not sent, so it was not our form that sent. */
  trap: string | null;
  /** From the first sign of life in the form to its submission; null: the sender runs no scripts. */
  elapsedMs: number | null;
  /** The partner whose key came with the lead; null: nobody vouches for its sender. */
  partner: string | null;
};

type Signal = { points: number; label: string };

/**
 * No single sign that a person can give reaches `quarantineScore`: a password manager fills the trap, a careful
 * visitor blocks scripts, a group lists the sites of its clinics, a partner's program sends no form. Bots give two
 * signs at once. Only what no person does reaches it alone: markup, a link as name, a long list of things for sale.
 * A partner that the operator named sends no form and fills none in, so the text alone is weighed.
 */
export function scoreText(evidence: Evidence): SpamVerdict {
  const { partner } = evidence;
  const source = partner === null ? formSigns(evidence) : [when(true, 0, `partner ${partner}`)];
  return verdictOf([...source, ...textSigns(evidence)]);
}

function formSigns({ trap, elapsedMs }: Evidence) {
  // Password managers work where our script runs as well, and leave time to look at what they did.
  const inBrowser = elapsedMs !== null && elapsedMs >= 900;
  const trapped = trap !== null && trap.trim() !== "";
  return [
    when(trap === null, 20, "not from the form"),
    when(trapped && inBrowser, 25, "hidden field filled in a browser"),
    when(trapped && !inBrowser, 45, "hidden field filled"),
    when(elapsedMs === null, 10, "no script"),
    when(elapsedMs !== null && !inBrowser, 40, "filled in under a second"),
  ];
}

function textSigns({ name, texts }: Evidence) {
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

/** The verdict on the text with what the tables know: one text from many addresses, many leads from one sender. */
export function judge(verdict: SpamVerdict, { sameText, sameClient }: SpamHistory): Judgement {
  const more = verdictOf([
    // Colleagues agree on a text, and one corrects the address; more than a handful do neither.
    step(sameText, [1, 25, "same text from another address"], [2, 35, "same text from others"], [4, 60, "mass text"]),
    // A clinic, a conference: many people behind one address.
    step(sameClient, [8, 25, "many from one sender"], [12, 45, "a rush from one sender"], [40, 60, "a flood"]),
  ]);
  const score = verdict.score + more.score;
  return { score, signals: [...verdict.signals, ...more.signals], quarantined: score >= quarantineScore };
}

/** What is sold to whoever has a contact form. */
const pitch =
  /\b(?:back-?links?|guest posts?|link building|seo (?:services?|agency|company|experts?|specialists?|packages?|audit|strategy)|search engine optimi[sz]ation|rank(?:ing)? (?:on|in|your) (?:google|site|website)|(?:first|top) (?:page )?(?:of|on) google|google rankings?|web ?(?:site )?design (?:services?|company|agency)|crypto(?:currency)?|bitcoin|forex|trading signals|guaranteed returns|passive income|casino|betting|viagra|cialis|payday loans?|escorts?|make money (?:online|fast)|(?:increase (?:your )?|organic )(?:web ?site )?traffic|domain authority|telegram)\b/g;

type Step = readonly [from: number, points: number, label: string];

/** The highest step that the count reaches. */
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
