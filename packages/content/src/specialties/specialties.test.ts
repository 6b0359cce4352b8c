import { expect, it } from "vitest";
import { specialties } from "./specialties.ts";

it("a specialty's page lists the requirements of its record, of which its card shows three", () => {
  for (const [slug, { record, sections }] of Object.entries(specialties)) {
    const own = sections.find((section) => section.id === "requirements");
    expect(own, slug).toMatchObject({ kind: "checklists", lists: [{ mark: "todo", items: record.keyRequirements }] });
    expect(record.keyRequirements.length, slug).toBeGreaterThan(3);
  }
});
