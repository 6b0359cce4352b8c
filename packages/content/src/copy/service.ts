import { clock } from "../facts/clock.ts";
import type { ServiceSlug } from "../ids/services.ts";
import type { Section, SectionKind } from "../types/content.ts";

export const serviceCopy = { next: "What usually goes with it", clock };

type Need = { slug: ServiceSlug; reason: string };

export const neededWith: Record<ServiceSlug, readonly [Need, Need]> = {
  "physician-credentialing": [
    { slug: "payer-enrollment", reason: "The verified file still has to reach each payer before a claim is paid." },
    { slug: "re-credentialing", reason: "Each approval has an end date." },
  ],
  "facility-credentialing": [
    {
      slug: "physician-credentialing",
      reason: "The facility and its physicians bill separately, so we file for both.",
    },
    {
      slug: "payer-contract-negotiation",
      reason: "Later rate requests start from a new facility’s first rates.",
    },
  ],
  "payer-enrollment": [
    { slug: "physician-credentialing", reason: "A payer enrolls a provider whose file it can verify." },
    { slug: "payer-contract-negotiation", reason: "You can discuss rates before you sign the agreement." },
  ],
  "payer-contract-negotiation": [
    {
      slug: "payer-enrollment",
      reason: "New rates apply only to providers whom the payer has loaded under the contract.",
    },
    { slug: "insurance-paneling", reason: "A plan has to admit you to its network before it can pay you." },
  ],
  "re-credentialing": [
    { slug: "physician-credentialing", reason: "A lapsed file may have to start again as a first application." },
    { slug: "payer-enrollment", reason: "Medicare and Medicaid revalidate on their own dates." },
  ],
  "insurance-paneling": [
    { slug: "payer-enrollment", reason: "Some plans’ forms ask for Medicare and Medicaid numbers." },
    { slug: "payer-contract-negotiation", reason: "We read the fee schedule before you sign the panel’s contract." },
  ],
  "mental-health-credentialing": [
    { slug: "insurance-paneling", reason: "Full or closed panels call for an appeal." },
    { slug: "re-credentialing", reason: "Each network asks for the file again, on its own date." },
  ],
  "dental-credentialing": [
    { slug: "insurance-paneling", reason: "Through leased networks you may already belong to some plans." },
    { slug: "payer-contract-negotiation", reason: "Several contracts with one plan can pay different fees." },
  ],
};

const order: readonly (readonly SectionKind[])[] = [
  ["steps", "stats"],
  ["checklists", "terms"],
  ["sheets", "cases"],
  ["cards"],
  ["faqs"],
];

export function inServiceOrder(sections: readonly Section[]): Section[] {
  const rank = ({ kind }: Section) => order.findIndex((kinds) => kinds.includes(kind));
  return sections.toSorted((a, b) => rank(a) - rank(b));
}
