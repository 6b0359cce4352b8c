/**
 * Normalizes a reference as typed or heard: any case, with or without hyphens, letters that look like digits. Other text
 * is unchanged.
 */
export function readReference(typed: string): string {
  return spellingsOf(typed)[0] ?? typed.trim();
}

/** The references that a text may mean: both kinds, where it lacks the first two letters; none, if it is no reference. */
export function spellingsOf(typed: string): string[] {
  const [, kind, text = ""] = /^(CR|CM)?([0-9A-Z]{8})$/.exec(typed.toUpperCase().replace(/[^0-9A-Z]/g, "")) ?? [];
  if (text === "") return [];
  const digits = text.replaceAll("O", "0").replace(/[IL]/g, "1");
  const kinds = kind === undefined ? ["CR", "CM"] : [kind];
  return kinds.map((each) => `${each}-${digits.slice(0, 4)}-${digits.slice(4)}`);
}
