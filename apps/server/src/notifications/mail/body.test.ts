import { load } from "cheerio";
import { expect, it } from "vitest";
import { type Block, htmlOf } from "./body.ts";

const typed = `<script>alert("1")</script> & <img src=x onerror='y'> &amp; a < b`;

/** Every place of an email that can contain typed text. */
const places: Record<string, Block> = {
  text: { is: "text", text: typed },
  heading: { is: "heading", text: typed },
  quote: { is: "quote", text: typed },
  small: { is: "small", text: typed },
  "a fact without a link": { is: "facts", facts: [{ label: "Name", value: typed, href: null, way: null }] },
  "a fact with a link": {
    is: "facts",
    facts: [{ label: "Name", value: typed, href: "https://site.example/", way: null }],
  },
  "a row without a link": { is: "rows", rows: [{ words: typed, more: null, url: null }] },
  "a row with a link": { is: "rows", rows: [{ words: typed, more: null, url: "https://site.example/" }] },
  "the second line of a row": { is: "rows", rows: [{ words: "", more: typed, url: null }] },
  "a button": { is: "button", label: typed, url: "https://site.example/" },
};

it.each(Object.entries(places))("typed text is text in the HTML of an email, as %s", (_place, block) => {
  const page = load(htmlOf("Title", [block]));
  expect(page("body").text()).toContain(typed);
  expect(page("script, img").length).toBe(0);
});

it("typed text is text in the title of an email, and an address stays inside its attribute", () => {
  const url = `https://site.example/"onclick="x`;
  const page = load(htmlOf(typed, [{ is: "button", label: "Open", url }]));
  expect(page("title").text()).toBe(typed);
  expect(page("a").attr()).toMatchObject({ href: url });
  expect(page("a").attr("onclick")).toBeUndefined();
});
