import type { PageBase } from "../types.ts";

type SpecialtyFacts = { name: string; description: string; timeframe: { from: number; to: number } };

/** Generated page of a specialty that an admin added to the table. */
export function specialtyCopy({ name, description, timeframe: { from, to } }: SpecialtyFacts): PageBase {
  return {
    seo: {
      title: `${name} Credentialing Services | {product}`,
      description: `${name} credentialing and payer enrollment: typical time ${from}-${to} days, key requirements and what we do about each. Call {phone}.`,
      keywords: [`${name} credentialing`, `${name} payer enrollment`, `${name} privileges`],
    },
    updatedOn: "2026-11-21",
    hero: {
      eyebrow: "Specialty credentialing",
      heading: `${name} Credentialing`,
      lead: description,
      actions: [
        { label: "Get Started", href: "/contact" },
        { label: "Call {phone}", href: "tel" },
      ],
      figure: {
        title: "Days from complete file to approval",
        bars: [{ label: `${from}-${to} for ${name}`, duration: { from, to, unit: "day" }, ours: false }],
      },
    },
    sections: [],
    closing: {
      heading: `Start your ${name} file this week`,
      text: "Tell us the state, the payers and the start date. We'll say what to collect first.",
      actions: [
        { label: "Get Started", href: "/contact" },
        { label: "Call {phone}", href: "tel" },
      ],
    },
  };
}
