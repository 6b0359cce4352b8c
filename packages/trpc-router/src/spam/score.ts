import type { SpamHistory, SpamVerdict } from "@site/db/lead";

/** What a form tells of how it was filled in; nothing of it is believed, all of it is weighed. */
export type Evidence = {
  /** Every text of the lead, the name first. */
  name: string;
  texts: readonly string[];
  /** What stood in the field that people don't see. */
  trap: string;
  /** From the first sign of life in the form to its submission; null: the sender runs no scripts. */
  elapsedMs: number | null;
};

type Signal = { points: number; label: string };

/**
 * No single sign that a person can give is enough to reach 50 (`quarantineScore`): a password manager fills the trap,
 * a careful visitor blocks scripts, a practice links its own site. Bots give two signs at once.
 */
export function scoreText({ name, texts, trap, elapsedMs }: Evidence): SpamVerdict {
  const all = texts.join("\n");
  const links = all.match(/https?:\/\/|\bwww\.|\[url/gi)?.length ?? 0;
  return verdictOf([
    when(trap.trim() !== "", 45, "hidden field filled"),
    when(elapsedMs === null, 10, "no script"),
    when(elapsedMs !== null && elapsedMs < 900, 40, "filled in under a second"),
    when(links === 1, 10, "a link"),
    when(links === 2, 30, "two links"),
    when(links >= 3, 50, "many links"),
    when(/https?:|www\.|<[a-z]/i.test(name), 50, "a link as name"),
    when(/<a\s|<script|\[url|\[link/i.test(all), 50, "markup"),
    when(isGibberish(name), 40, "unpronounceable name"),
    ...pitches(all),
  ]);
}

/** Adds what the tables know: one text from many addresses, many leads from one sender. */
export function addHistory(verdict: SpamVerdict, { sameText, sameClient }: SpamHistory): SpamVerdict {
  const more = verdictOf([
    when(sameText === 1, 25, "same text from another address"),
    when(sameText >= 2, 50, "same text from many addresses"),
    when(sameClient >= 5 && sameClient < 15, 25, "many from one sender"),
    when(sameClient >= 15, 50, "a flood from one sender"),
  ]);
  return { score: verdict.score + more.score, signals: [...verdict.signals, ...more.signals] };
}

/** What is sold to whoever has a contact form; two of these in one message are no coincidence. */
const pitch =
  /\b(?:backlinks?|guest posts?|seo (?:services?|agency|expert|packages?)|rank(?:ing)? (?:on|in|your) (?:google|site|website)|first page of google|web ?design (?:services|company)|crypto(?:currency)?|bitcoin|forex|casino|betting|viagra|cialis|payday loans?|escort|make money (?:online|fast)|increase (?:your )?(?:website )?traffic|domain authority|telegram)\b/gi;

function pitches(text: string): Signal[] {
  const found = new Set((text.match(pitch) ?? []).map((word) => word.toLowerCase()));
  if (found.size === 0) return [];
  return [{ points: Math.min(found.size * 30, 60), label: `sales words: ${[...found].slice(0, 3).join(", ")}` }];
}

/** Ten and more Latin letters in one word with hardly a vowel, or capitals thrown in at random. */
function isGibberish(name: string): boolean {
  return name.split(/\s+/).some((word) => {
    if (!/^[a-z]{10,}$/i.test(word)) return false;
    const vowels = word.match(/[aeiouy]/gi)?.length ?? 0;
    const turns = word.match(/[a-z][A-Z]/g)?.length ?? 0;
    return vowels / word.length < 0.16 || turns >= 3;
  });
}

function when(condition: boolean, points: number, label: string): Signal | null {
  return condition ? { points, label } : null;
}

function verdictOf(signals: readonly (Signal | null)[]): SpamVerdict {
  const found = signals.filter((signal) => signal !== null);
  return { score: found.reduce((sum, { points }) => sum + points, 0), signals: found.map(({ label }) => label) };
}
