import { expect, it } from "vitest";
import { formatDuration } from "../facts/durations.ts";
import type { PageBase, Section } from "../types/content.ts";
import { payerContractNegotiation } from "./payer-contract-negotiation.ts";
import { services } from "./services.ts";

/** How many items a section has, each list's apart, or its steps and their durations. */
function lineOf(section: Section): string {
  const { kind, id } = section;
  if (kind === "cards") return `${id}: ${section.cards.length}`;
  if (kind === "terms") return `${id}: ${section.terms.length}`;
  if (kind === "checklists") return `${id}: ${section.lists.map(({ items }) => new Set(items).size).join(" + ")}`;
  if (kind === "faqs") {
    return `${id}: ${new Set(section.faqs.map(({ question }) => question)).size}${section.exclusive ? ", one open" : ""}`;
  }
  if (kind !== "steps") return id;
  const durations = section.steps.flatMap(({ duration }) => (duration === null ? [] : [formatDuration(duration)]));
  return `${id}: ${section.steps.length} steps${durations.map((text) => `, ${text}`).join("")}`;
}

const {
  "physician-credentialing": physician,
  "payer-enrollment": enrollment,
  "payer-contract-negotiation": negotiation,
  "re-credentialing": renewal,
  "insurance-paneling": paneling,
} = services;

it.each<[string, PageBase, readonly string[]]>([
  [
    "32",
    physician,
    [
      "why: 4",
      "benefits: 3",
      "services: 10 + 10",
      "process: 5 steps, 1-2 days, 3-5 days, 2-3 days, 15-20 days, 5-10 days",
    ],
  ],
  [
    "33",
    services["facility-credentialing"],
    ["solutions: 3", "facilities: 6 + 6", "accreditation: 4", "process: 6 steps"],
  ],
  [
    "34",
    enrollment,
    [
      ...["solutions: 4", "benefits: 3", "payers: 6 + 6 + 6"],
      "process: 6 steps, 2-3 days, 5-7 days, 10-15 days, 1-2 days, 30-90 days, 10-20 days",
    ],
  ],
  ["35", negotiation, ["benefits: 4", "payers: 8", "challenges: 5", "process: 6 steps", "faqs: 6, one open"]],
  ["36", renewal, ["lapse-risks: 4", "benefits: 3", "monitored-items: 6 + 6", "process: 6 steps"]],
  [
    "37",
    paneling,
    [
      ...["solutions: 4", "benefits: 3", "panels: 6 + 6 + 6", "ongoing-management: 6 + 6"],
      "process: 6 steps, 3-5 days, 2-3 days, 5-10 days, 1-2 days, 30-120 days, 10-15 days",
    ],
  ],
  [
    "38",
    services["mental-health-credentialing"],
    ["compliance: 4", "provider-types: 8", "requirements: 6 + 6", "subspecialties: 6 + 6", "networks: 6 + 6"],
  ],
  [
    "39",
    services["dental-credentialing"],
    ["benefits: 3", "provider-types: 6", "specialties: 6 + 6", "networks: 6 + 6", "requirements: 4 + 4 + 4 + 4"],
  ],
])(
  "requirement %s: the service has its sections, items, steps and days, and six questions",
  (number, page, required) => {
    const lines = page.sections.map(lineOf);
    expect([...required, ...(number === "35" ? [] : ["faqs: 6"])].filter((line) => !lines.includes(line))).toEqual([]);
    expect(page.hero.actions[0].href).toBe("/contact");
  },
);

it.each([
  [physician, "6-10"],
  [enrollment, "18-27"],
  [paneling, "11-20"],
] as const)(
  "the steps of $record.name are our work but for the last two, and take the %s days that the words say",
  (page, days) => {
    const steps = page.sections.flatMap((section) => (section.kind === "steps" ? section.steps : []));
    const durations = steps.flatMap(({ duration }) => duration ?? []);
    const own = durations.filter(({ who }) => who !== "they");
    expect(durations.slice(0, -2)).toEqual(own);
    const from = own.reduce((sum, duration) => sum + duration.from, 0);
    const to = own.reduce((sum, duration) => sum + (duration.to ?? 0), 0);
    expect(`${from}-${to}`).toBe(days);
    expect(JSON.stringify(page)).toContain(days);
  },
);

it("contract negotiation draws the rate that its results state", () => {
  const { figure, sections } = payerContractNegotiation;
  const { after, today } = figure.kind === "rate" ? figure.rate : {};
  const [result] = sections.flatMap((section) => (section.kind === "stats" ? section.stats : []));
  expect(`${(after?.from ?? 0) - (today?.rate ?? 0)}-${(after?.to ?? 0) - (today?.rate ?? 0)}%`).toBe(result?.value);
});
