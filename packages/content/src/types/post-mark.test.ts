import { expect, it } from "vitest";
import { markParts } from "./post-mark.ts";

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
