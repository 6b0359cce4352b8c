/** Pairs of letters that languages in Latin script hardly have; a name such as Ljungqvist or Kjeldsbjorg has two. */
const foreignPair =
  /q(?!u)|j(?=[b-df-hj-np-tv-z])|v(?=[b-df-hj-mp-qtv-xz])|x(?=[bdfgj-nqrsvwxz])|w(?=[bcfgjmpqtvwxz])|z(?=[bcdfgjpqrtvx])|[bcdfghjkmpqtv](?=[jqxv])|[bdfgkmp](?=[kz])|[fhkm](?=[bdfgp])|[bpg](?=[cfgm])/gi;

/** One word alone, an account number say, proves nothing. */
const pairsPerWordMax = 4;

/**
 * How many pairs of letters only chance puts together. Counts long words of short texts: a long text may quote an
 * account number, and an address is made of anything.
 */
export function countForeignPairs(texts: readonly string[]): number {
  const short = texts.filter((text) => !text.includes("@") && text.split(/\s+/).length <= 3);
  const words = new Set(short.flatMap((text) => text.toLowerCase().match(/[a-z]{8,}/g) ?? []));
  return [...words].reduce((sum, word) => sum + Math.min(word.match(foreignPair)?.length ?? 0, pairsPerWordMax), 0);
}
