import { formatDuration } from "../facts/durations.ts";
import type { Duration, PageBase } from "../types/content.ts";

type SpecialtyFacts = {
  name: string;
  description: string;
  timeframe: { from: number; to: number };
  keyRequirements: readonly string[];
};

/** Generated page of a specialty that an admin added to the table. */
export function specialtyCopy({ name, description, timeframe, keyRequirements }: SpecialtyFacts): PageBase {
  const { from, to } = timeframe;
  return {
    seo: {
      title: `${name} Credentialing Services | {product}`,
      description: `${name} credentialing and payer enrollment: typical time ${from}-${to} days, key requirements and what we do about each. Call {phone}.`,
      keywords: [`${name} credentialing`, `${name} payer enrollment`, `${name} privileges`],
    },
    updatedOn: "2026-11-23",
    hero: {
      eyebrow: "Specialty credentialing",
      heading: `${name} Credentialing`,
      lead: description,
      actions: [
        { label: "Get Started", href: "/contact" },
        { label: "Call {phone}", href: "tel" },
      ],
      figure: null,
    },
    sections: [
      {
        kind: "checklists",
        id: "requirements",
        title: `What a file for ${name} needs`,
        intro: null,
        lists: [{ title: "Key requirements", mark: "todo", items: keyRequirements }],
      },
    ],
    closing: {
      heading: `Start your ${name} file this week`,
      text: "On the call we ask for the state, the payers and the start date. We’ll say what to collect first.",
      actions: [
        { label: "Get Started", href: "/contact" },
        { label: "Call {phone}", href: "tel" },
      ],
    },
  };
}

type Ranged = { slug: string; name: string; timeframe: { from: number; to: number; unit: Duration["unit"] } };

/** Content of the hero's figure: a specialty's usual days, and where they lie among those of all specialties. */
export function specialtyRange(own: Ranged, all: readonly Ranged[]) {
  const sorted = all.toSorted((a, b) => a.timeframe.from - b.timeframe.from || a.timeframe.to - b.timeframe.to);
  return {
    title: "Usual days from a complete file to approval",
    label: `${own.name}: usually ${formatDuration(own.timeframe)}`,
    own: own.timeframe,
    among: `A dot is one of ${all.length} specialties, at its longest.`,
    all: sorted.map(({ slug, timeframe }) => ({ slug, days: timeframe, isOwn: slug === own.slug })),
    sentence: `The shortest is ${namesLike(sorted.at(0), sorted)}, the longest ${namesLike(sorted.at(-1), sorted)}.`,
  };
}

/** The names of all specialties that take as long as the given one, with these days. */
function namesLike(example: Ranged | undefined, all: readonly Ranged[]): string {
  if (example === undefined) return "";
  const days = formatDuration(example.timeframe);
  const names = all.filter(({ timeframe }) => formatDuration(timeframe) === days).map(({ name }) => name);
  return `${new Intl.ListFormat("en-US").format(names)} at ${days}`;
}
