import { describe, expect, it } from "vitest";
import { specialties } from "./specialties.ts";

describe.each(Object.entries(specialties))("%s", (_, { record, sections }) => {
  it("is described in a sentence or two", () => {
    expect(record.description.length).toBeGreaterThan(60);
    expect(record.description.length).toBeLessThan(200);
  });

  it("shows the requirements of its record, more than the card's three", () => {
    const own = sections.find((section) => section.id === "requirements");
    expect(own).toMatchObject({ kind: "checklists", lists: [{ mark: "todo", items: record.keyRequirements }] });
    expect(record.keyRequirements.length).toBeGreaterThan(3);
  });

  it("asks three questions at least, and has unique anchors", () => {
    const faqs = sections.find((section) => section.kind === "faqs");
    expect(faqs?.faqs.length).toBeGreaterThanOrEqual(3);
    const ids = sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

it("no two specialties have the same words", () => {
  const leads = Object.values(specialties).map((page) => page.hero.lead);
  expect(new Set(leads).size).toBe(leads.length);
  const questions = Object.values(specialties).flatMap(({ sections }) =>
    sections.flatMap((section) => (section.kind === "faqs" ? section.faqs.map((faq) => faq.question) : [])),
  );
  expect(new Set(questions).size).toBe(questions.length);
});
