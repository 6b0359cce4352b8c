/**
 * The words that a random generator made rather than a person, each once. Only texts of one to three words are looked
 * at: a longer one may quote an account number. Names of many languages look random (Schwarzschmidt, Hrdlickova), so
 * one such word is a hint at most.
 */
export function randomWords(texts: readonly string[]): string[] {
  const words = texts.map((text) => text.split(/\s+/)).filter((split) => split.length <= 3);
  return [...new Set(words.flat())].filter(isRandom);
}

function isRandom(word: string): boolean {
  if (!/^[a-z]{10,}$/i.test(word)) return false;
  const vowels = word.match(/[aeiouy]/gi)?.length ?? 0;
  const capitalsInside = word.match(/[a-z][A-Z]/g)?.length ?? 0;
  const foreignPairs = word.match(/q[^u]|[jvwx](?=[bcdfgjkmpqtvxz])|[bcdfghjkmpqtvz](?=[jqxv])/gi)?.length ?? 0;
  return (
    vowels / word.length < 0.16 || capitalsInside >= 3 || foreignPairs >= 2 || /[bcdfghjklmnpqrstvwxz]{7}/i.test(word)
  );
}
