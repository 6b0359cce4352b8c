import { describe, expect, it } from "vitest";
import { entriesOf } from "../entries-of.ts";
import { formatDuration } from "../facts/durations.ts";
import type { ServiceSlug } from "../ids/services.ts";
import type { Section, SectionKind } from "../types/content.ts";
import { payerContractNegotiation } from "./payer-contract-negotiation.ts";
import { services } from "./services.ts";

function sectionOf<K extends SectionKind>(slug: ServiceSlug, kind: K, id: string): Extract<Section, { kind: K }> {
  const section = services[slug].sections.find((candidate) => candidate.kind === kind && candidate.id === id);
  if (section === undefined) throw new Error(`${slug} has no section ${id} of kind ${kind}.`);
  return section as Extract<Section, { kind: K }>; // found by its kind
}

/** How many cards or terms a section has, or how many items in each of its lists. */
function sizesOf(section: Section | undefined): readonly number[] {
  if (section?.kind === "cards") return [section.cards.length];
  if (section?.kind === "terms") return [section.terms.length];
  return section?.kind === "checklists" ? section.lists.map(({ items }) => new Set(items).size) : [];
}

it.each<[ServiceSlug, Record<string, number[]>]>([
  ["physician-credentialing", { why: [4], benefits: [3], services: [10, 10] }],
  ["facility-credentialing", { solutions: [3], facilities: [6, 6], accreditation: [4] }],
  ["payer-enrollment", { solutions: [4], benefits: [3], payers: [6, 6, 6] }],
  ["payer-contract-negotiation", { benefits: [4], payers: [8], challenges: [5] }],
  ["re-credentialing", { "lapse-risks": [4], benefits: [3], "monitored-items": [6, 6] }],
  ["insurance-paneling", { solutions: [4], benefits: [3], panels: [6, 6, 6], "ongoing-management": [6, 6] }],
  [
    "mental-health-credentialing",
    { compliance: [4], "provider-types": [8], requirements: [6, 6], subspecialties: [6, 6], networks: [6, 6] },
  ],
  [
    "dental-credentialing",
    { benefits: [3], "provider-types": [6], specialties: [6, 6], networks: [6, 6], requirements: [4, 4, 4, 4] },
  ],
])("the service %s has the cards, terms and different items of requirements 32 to 39: %j", (slug, sizes) => {
  const sections = services[slug].sections.filter(({ id }) => id in sizes);
  expect(Object.fromEntries(sections.map((section) => [section.id, sizesOf(section)]))).toEqual(sizes);
});

describe("the steps of a process", () => {
  const unstated = Array.from<null>({ length: 6 }).fill(null);

  it.each<[ServiceSlug, readonly (string | null)[]]>([
    ["physician-credentialing", ["1-2 days", "3-5 days", "2-3 days", "15-20 days", "5-10 days"]],
    ["payer-enrollment", ["2-3 days", "5-7 days", "10-15 days", "1-2 days", "30-90 days", "10-20 days"]],
    ["insurance-paneling", ["3-5 days", "2-3 days", "5-10 days", "1-2 days", "30-120 days", "10-15 days"]],
    ["facility-credentialing", unstated],
    ["payer-contract-negotiation", unstated],
    ["re-credentialing", unstated],
  ])("of %s have the durations of requirements 32, 34 and 37, or six times none", (slug, durations) => {
    const { steps } = sectionOf(slug, "steps", "process");
    expect(steps.map((step) => step.duration && formatDuration(step.duration))).toEqual(durations);
  });

  it.each<[ServiceSlug, string]>([
    ["physician-credentialing", "6-10"],
    ["payer-enrollment", "18-27"],
    ["insurance-paneling", "11-20"],
  ])("of %s are drawn as work but for the last two, and take the %s days that the words say", (slug, days) => {
    const { steps } = sectionOf(slug, "steps", "process");
    const durations = steps.flatMap(({ duration }) => duration ?? []);
    const own = durations.filter(({ who }) => who !== "they");
    expect(durations.slice(0, -2)).toEqual(own);
    const from = own.reduce((sum, duration) => sum + duration.from, 0);
    const to = own.reduce((sum, duration) => sum + (duration.to ?? 0), 0);
    expect(`${from}-${to}`).toBe(days);
    expect(JSON.stringify(services[slug])).toContain(days);
  });
});

it("each service answers six questions, one open at a time in contract negotiation only", () => {
  for (const [slug, page] of entriesOf(services)) {
    const { faqs, exclusive } = sectionOf(slug, "faqs", "faqs");
    expect(new Set(faqs.map((faq) => faq.question)).size, slug).toBe(6);
    expect(faqs, slug).toHaveLength(6);
    expect(exclusive ?? false, slug).toBe(slug === "payer-contract-negotiation");
    expect(page.hero.actions[0].href, slug).toBe("/contact");
  }
});

it("contract negotiation states its average results", () => {
  expect(sectionOf("payer-contract-negotiation", "stats", "results").stats).toEqual([
    { value: "15-25%", label: "rate increase" },
    { value: "30 days", label: "faster payment terms" },
    { value: "90%", label: "success rate" },
  ]);
});

it("re-credentialing states a cycle of 2-3 years or 3-5, started 120 days ahead, worked on for 30-60", () => {
  const { terms } = sectionOf("re-credentialing", "terms", "timeline");
  expect(terms.map(({ term }) => term)).toEqual([
    "Hospitals: every 2-3 years",
    "Insurers: every 3-5 years",
    "Start: 120 days before expiry",
    "Process: 30-60 days",
  ]);
});

it.each<[ServiceSlug, RegExp]>([
  ["physician-credentialing", /60-120 days.*30-50%/s],
  ["facility-credentialing", /6-12 months/],
  ["payer-enrollment", /60-180 days/],
  ["insurance-paneling", /90-180 days/],
  ["dental-credentialing", /60-120 days/],
])("the questions of the service %s quote %s", (slug, figure) => {
  const text = sectionOf(slug, "faqs", "faqs").faqs.map((faq) => faq.answer);
  expect(text.join("\n")).toMatch(figure);
});

it("contract negotiation draws the rate that its results state", () => {
  const { figure } = payerContractNegotiation;
  const { after, today } = figure.kind === "rate" ? figure.rate : {};
  const { value } = sectionOf("payer-contract-negotiation", "stats", "results").stats[0] ?? {};
  expect(`${(after?.from ?? 0) - (today?.rate ?? 0)}-${(after?.to ?? 0) - (today?.rate ?? 0)}%`).toBe(value);
});
