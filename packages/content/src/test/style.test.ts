import { expect, it } from "vitest";
import { articleContent, pageContent, textsBelow } from "./all-words.ts";

/** Slips that a reader of US English notices, and what to write instead. */
const slips: readonly [RegExp, string][] = [
  [/\b(?:malpractice|tail|after-hours|insurance) cover\b/i, "coverage"],
  [/\b[Cc]over (?:itself|of podiatry)\b/, "coverage"],
  [/\bmembership of\b/i, "membership in"],
  [/\bweb sites?\b/i, "website"],
  [/\burgent cases can call\b/i, "for urgent cases, call"],
  [/\bdates about to end\b/i, "about to expire"],
  [/\b[Cc]ount on no\b/, "don't count on any"],
  [/\bpaid to nobody\b/i, "may be denied"],
  [/\bpanels? (?:asked again|that your patients carry)\b/i, "approached again, plans"],
  [/\bin which order to\b/i, "the order to … in"],
  [/\b(?:left|right) (?:list|one|column)\b/i, "a phone has neither"],
  [/\bcanceled privilege\b/i, "suspended privileges"],
  [/\bcomes to your address any more\b/i, "you won't get"],
  [/\bstarts early whatever\b/i, "starts whatever"],
];

function slipsIn(content: unknown): string[] {
  return textsBelow(content).flatMap(({ place, text }) =>
    slips.flatMap(([slip, better]) => (slip.test(text) ? [`${place}: ${slip.exec(text)?.[0]} → ${better}`] : [])),
  );
}

it("the search for slips of language finds a slip", () => {
  expect(slipsIn({ lead: "A certificate of malpractice cover on our web site." })).toHaveLength(2);
});

it("articles have none of the known slips of language", () => {
  expect(slipsIn(articleContent)).toEqual([]);
});

it("pages have none of the known slips of language", () => {
  expect(slipsIn(pageContent)).toEqual([]);
});
