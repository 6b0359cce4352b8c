import { formatDuration, marketBar } from "../facts/durations.ts";
import { getStarted } from "../nav.ts";
import type { Duration, Hero, PageBase } from "../types/content.ts";

type SpecialtyFacts = {
  name: string;
  description: string;
  timeframe: { from: number; to: number };
  keyRequirements: readonly string[];
};

/** The page of a specialty that an admin has added to the table. */
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
      actions: getStarted,
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
      actions: getStarted,
    },
  };
}

type Ranged = { name: string; timeframe: Duration };

export function specialtyFigure(own: Ranged, all: readonly Ranged[]): NonNullable<Hero["figure"]> {
  const sorted = all.toSorted((a, b) => a.timeframe.from - b.timeframe.from);
  const [shortest, longest] = [sorted.at(0), sorted.at(-1)];
  const others = [shortest, longest].filter(
    (other) => other !== undefined && formatDuration(other.timeframe) !== formatDuration(own.timeframe),
  );
  return {
    title: `Days from a complete file to approval, among ${all.length} specialties`,
    bars: [own, ...others].flatMap((specialty, index) => {
      if (specialty === undefined) return [];
      const reach = index === 0 ? "" : specialty === shortest ? ", the shortest" : ", the longest";
      return [marketBar(`${specialty.name}${reach}`, specialty.timeframe)];
    }),
  };
}
