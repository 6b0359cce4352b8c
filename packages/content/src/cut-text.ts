const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The beginning of a text, up to this many UTF-16 units. No letter, emoji or flag is split. */
export function cutText(text: string, unitsMax: number): string {
  if (text.length <= unitsMax) return text;
  let end = 0;
  // Segmenting all of a long text would be slow. The 64 more units complete the last grapheme.
  for (const { index, segment } of graphemes.segment(text.slice(0, unitsMax + 64))) {
    if (index + segment.length > unitsMax) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
