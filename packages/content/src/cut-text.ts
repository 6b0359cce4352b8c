const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The beginning of a text, of so many UTF-16 units at most: no letter, emoji or flag is cut in two. */
export function cutText(text: string, unitsMax: number): string {
  if (text.length <= unitsMax) return text;
  let end = 0;
  // A little more than the units, because a long text would be segmented as a whole.
  for (const { index, segment } of graphemes.segment(text.slice(0, unitsMax + 64))) {
    if (index + segment.length > unitsMax) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
