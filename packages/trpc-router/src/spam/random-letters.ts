/** Letter pairs that are rare in languages with Latin script; names such as Ljungqvist or Kjeldsbjorg have two. */
const foreignPair =
  /q(?!u)|j(?=[b-df-hj-np-tv-z])|v(?=[b-df-hj-mp-qtv-xz])|x(?=[bdfgj-nqrsvwxz])|w(?=[bcfgjmpqtvwxz])|z(?=[bcdfgjpqrtvx])|[bcdfghjkmpqtv](?=[jqxv])|[bdfgkmp](?=[kz])|[fhkm](?=[bdfgp])|[bpg](?=[cfgm])/gi;

/** Limits one word's share, because a single random word may be an account number. */
const pairsPerWordMax = 4;

/**
 * Counts rare letter pairs, a sign of random text, in words of eight letters or more. Only in texts of up to three
 * words, because a message may quote an account number, and never in e-mail addresses, which may be random.
 */
export function countForeignPairs(texts: readonly string[]): number {
  const short = texts.filter((text) => !text.includes("@") && text.split(/\s+/).length <= 3);
  const words = new Set(short.flatMap((text) => text.toLowerCase().match(/[a-z]{8,}/g) ?? []));
  return [...words].reduce((sum, word) => sum + Math.min(word.match(foreignPair)?.length ?? 0, pairsPerWordMax), 0);
}
