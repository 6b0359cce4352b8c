import { ownWordsOf } from "@site/content/own-words";
import type { Judgement, SpamHistory, SpamVerdict } from "@site/db/leads/lead-fields";

export const quarantineScore = 50;

/** The sender can forge all of these values. */
export type Evidence = {
  name: string;
  message: string | null;
  honeypot: string | null;
  /** The milliseconds from the first focus of a field to the submission of the form. Null if no script ran. */
  elapsedMs: number | null;
};

type Signal = { points: number; label: string };

/**
 * No single signal is enough for quarantine, because honest visitors also cause each of these signals. For example, a
 * password manager fills in the honeypot, a careful visitor blocks scripts, or a group lists the websites of its
 * clinics.
 */
export function scoreText({ name, message, honeypot, elapsedMs }: Evidence): SpamVerdict {
  const written = ownWordsOf(message ?? "");
  const isFilled = honeypot !== null && honeypot.trim() !== "";
  const links = written.match(/https?:\/\/\S|(?<!\/\/)\bwww\.\S/gi)?.length ?? 0;
  const sold = [...new Set(written.toLowerCase().match(pitch))];
  const sales = `sales words: ${sold.slice(0, 3).join(", ")}`;
  return verdictOf([
    when(isFilled, 25, "hidden field filled"),
    // A password manager fills in all fields at once, so a filled honeypot and a short time must not count as two
    // signals.
    when(!isFilled && elapsedMs !== null && elapsedMs < 900, 35, "filled in under a second"),
    when(elapsedMs === null, 10, "no script"),
    step(links, [1, 10, "a link"], [2, 25, "two links"], [3, 35, "many links"]),
    when(/https?:\/\/|www\./i.test(name), 35, "a link as name"),
    when(/<a\s+href|<script|\[(?:url|link)\b/i.test(written), 45, "markup"),
    step(sold.length, [1, 30, sales], [2, 40, sales], [3, 45, sales]),
    when(isRandom(written), 45, "random letters"),
  ]);
}

export function judge(verdict: SpamVerdict, { sameText, sameClient }: SpamHistory): Judgement {
  // A few senders of the same text are normal, because colleagues may agree on a text.
  const text = step(sameText, [1, 10, "same text from another address"], [4, 25, "mass text"]);
  // Several leads from one IP address are normal, because the people in a clinic share an address.
  const client = step(sameClient, [12, 25, "a rush from one sender"], [40, 40, "a flood"]);
  // One honest sender of many leads with the same text causes both signals, so only the stronger one counts.
  const more = verdictOf([(text?.points ?? 0) > (client?.points ?? 0) ? text : client]);
  const score = verdict.score + more.score;
  return { score, signals: [...verdict.signals, ...more.signals], quarantined: score >= quarantineScore };
}

/** There are no names of drugs, because clinics write about the drugs that they prescribe. */
const pitch =
  /\b(?:back-?links?|guest posts?|link building|seo (?:services?|agency|company|experts?|specialists?|packages?|audit|strategy)|search engine optimi[sz]ation|rank(?:ing)? (?:on|in|your) (?:google|site|website)|(?:first|top) (?:page )?(?:of|on) google|google rankings?|web ?(?:site )?design (?:services?|company|agency)|crypto(?:currency)?|bitcoin|forex|trading signals|guaranteed returns|passive income|casino|sports betting|no prescription|without (?:a )?prescription|payday loans?|make money (?:online|fast)|(?:increase (?:your )?|organic )(?:web ?site )?traffic|domain authority)\b/g;

/** Whether a text consists of a single word of random letters, such as `xKqTrVbnPlm`. */
function isRandom(text: string): boolean {
  return /^\p{L}{8,}$/u.test(text.trim()) && (text.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0) >= 3;
}

type Step = readonly [from: number, points: number, label: string];

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
