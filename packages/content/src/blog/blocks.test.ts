import { describe, expect, it } from "vitest";
import { markParts } from "../types/post-mark.ts";
import { articleBlocks, readingMinutes } from "./blocks.ts";

function kindsOf(content: string): string[] {
  return articleBlocks(content).map(({ kind }) => kind);
}

describe("the blocks of an article", () => {
  it("are headings, lists, tables and paragraphs by their first characters and their end", () => {
    const content = "First words.\n\nA heading\n\n- one\n- two\n\n| A | B\n| 1 | 2\n\nEnds with a colon:";
    expect(kindsOf(content)).toEqual(["paragraph", "heading", "list", "table", "paragraph"]);
  });

  it.each([
    ["timeline", "- Month 7: the date appears\n- Months 3 and 2: answer"],
    ["timeline", "- March 4, 2027: due\n- Oct. 30: due"],
    ["timeline", "- 90 days before: call\n- By January 31: send"],
    ["list", "- Day 0: file it\n- Then call"],
    ["list", "- Line 1: the name\n- Line 2: the trade name"],
    ["list", "- Mayor: no month\n- Marching: no month either"],
  ])("are a %s when each line, or not each, begins with a day: %j", (kind, content) => {
    expect(kindsOf(content)).toEqual([kind]);
  });

  it("keep all words of a timeline, even after a second colon", () => {
    expect(articleBlocks("- Day 1: ask: is it there?")).toEqual([
      { kind: "timeline", entries: [{ when: "Day 1", text: "ask: is it there?" }] },
    ]);
  });

  it("have headings with unique ids, even for two equal headings", () => {
    const blocks = articleBlocks("What, now & here\n\nText.\n\nWhat, now & here");
    const ids = blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
    expect(ids).toEqual(["part-what-now-here", "part-what-now-here-2"]);
  });
});

it("a plan that counts down its weeks draws each application from the day it is sent, for as long as it takes", () => {
  const lines = [
    "Week | Date | What happens",
    "4 | May 4 | signed",
    "3 | May 11 | hospital file leaves",
    "0 | June 1 | first patients",
  ];
  const [block] = articleBlocks(lines.map((line) => `| ${line}`).join("\n"));
  expect(block).toMatchObject({
    plan: {
      days: 7 + 180,
      start: { days: 28, label: "June 1: first patients" },
      rows: [{ label: "Hospital privileges: leaves May 11, takes 90-180 days", leaves: 7, from: 97, to: 187 }],
    },
  });
  expect(articleBlocks("| Week | Date\n| 1 | May 4")).toMatchObject([{ plan: null }]);
});

it("an article's reading time is a minute per 220 words, and at least a minute", () => {
  expect(readingMinutes("word ".repeat(1100))).toBe(5);
  expect(readingMinutes("Three short words")).toBe(1);
});

it.each([
  ["120 days", { kind: "count", number: "120", unit: "days" }],
  ["60-90 days", { kind: "count", number: "60-90", unit: "days" }],
  ["CMS-855I", { kind: "text", text: "CMS-855I" }],
  ["Jan 31", { kind: "text", text: "Jan 31" }],
  ["$1M/$3M", { kind: "text", text: "$1M/$3M" }],
  ["Jan 31 > May 1", { kind: "line", from: "Jan 31", to: "May 1" }],
  ["An editor's own", { kind: "text", text: "An editor's own" }],
])("the mark %s of an article is divided into parts for drawing", (mark, parts) => {
  expect(markParts(mark)).toEqual(parts);
});
