import { expect, it } from "vitest";
import { specialties } from "./specialties.ts";

const pages = Object.entries(specialties);

function repeated(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

it("a specialty's page lists the requirements of its record, of which its card shows three", () => {
  for (const [slug, { record, sections }] of pages) {
    const own = sections.find((section) => section.id === "requirements");
    expect(own, slug).toMatchObject({ kind: "checklists", lists: [{ mark: "todo", items: record.keyRequirements }] });
    expect(record.keyRequirements.length, slug).toBeGreaterThan(3);
  }
});

it("no two specialties have the same words", () => {
  const questions = pages.flatMap(([, { sections }]) =>
    sections.flatMap((section) => (section.kind === "faqs" ? section.faqs.map((faq) => faq.question) : [])),
  );
  expect(repeated([...pages.map(([, { hero }]) => hero.lead ?? ""), ...questions])).toEqual([]);
});
