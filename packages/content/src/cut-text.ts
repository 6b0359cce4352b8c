const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Returns the beginning of a text: at most this many UTF-16 units, without splitting a letter, emoji or flag. */
export function cutText(text: string, unitsMax: number): string {
  if (text.length <= unitsMax) return text;
  let end = 0;
  // Segmenting a long text to its end would be slow. The last grapheme is complete within 64 units.
  for (const { index, segment } of graphemes.segment(text.slice(0, unitsMax + 64))) {
    if (index + segment.length > unitsMax) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
