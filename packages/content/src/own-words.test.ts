import { expect, it } from "vitest";
import { contactForm } from "./copy/forms.ts";
import { ownWordsOf } from "./own-words.ts";
import { planSearch } from "./plan-search.ts";
import { planFor } from "./planner/plan.ts";

const today = "2026-11-22";
const sentence = "We have two sites. - Medicare first, please";

it.each([
  { start: "2027-03-01" },
  { start: "2026-10-01", state: "ohio" },
  { start: "2027-03-01", state: "wyoming", license: "2027-02-01", providers: "2" },
  { start: "2027-03-01", providers: "4", second: "2027-04-01", license: "2027-02-01" },
])("the visitor's own words in the planner's message for %j are the added sentence, wherever it is", (search) => {
  const { plan } = planFor(planSearch(search), today);
  const message = plan?.message ?? "no plan";
  expect(ownWordsOf(message)).toBe("");
  for (const typed of [`${message}\n\n${sentence}`, `${sentence}\n\n${message}`, `${message}\r\n${sentence}`])
    expect(ownWordsOf(typed)).toBe(sentence);
});

it("the visitor's own words in a message are the values after a button's lines, or the whole of any other text", () => {
  for (const { lines } of contactForm.beginnings.links) {
    expect(ownWordsOf(lines)).toBe("");
    expect(ownWordsOf(`${lines}Aetna\nThank you`)).toBe("Aetna\nThank you");
  }
  for (const typed of [sentence, "- two dentists by May\n- one in Ohio, at once"])
    expect(ownWordsOf(typed)).toBe(typed);
});
