import { isStateSlug, type StateSlug } from "../ids/states.ts";

/** enrollsAs: the program in which a provider enrolls with the state · plans: the name of its managed care program */
type MedicaidNames = { enrollsAs: string; plans: string };

/** States whose public name of Medicaid is that of its managed care program, or names both. */
const names: Partial<Record<StateSlug, MedicaidNames>> = {
  delaware: { enrollsAs: "Delaware Medicaid", plans: "Diamond State Health Plan" },
  florida: { enrollsAs: "Florida Medicaid", plans: "Statewide Medicaid Managed Care" },
  illinois: { enrollsAs: "Illinois Medicaid", plans: "HealthChoice Illinois" },
  indiana: {
    enrollsAs: "Indiana Health Coverage Programs",
    plans: "Hoosier Healthwise and the Healthy Indiana Plan",
  },
  iowa: { enrollsAs: "Iowa Medicaid", plans: "IA Health Link" },
  kansas: { enrollsAs: "Kansas Medicaid", plans: "KanCare" },
  louisiana: { enrollsAs: "Louisiana Medicaid", plans: "Healthy Louisiana" },
  maryland: { enrollsAs: "Maryland Medicaid", plans: "HealthChoice" },
  mississippi: { enrollsAs: "Mississippi Medicaid", plans: "MississippiCAN" },
  nebraska: { enrollsAs: "Nebraska Medicaid", plans: "Heritage Health" },
  "new-hampshire": { enrollsAs: "New Hampshire Medicaid", plans: "Medicaid Care Management" },
  "new-mexico": { enrollsAs: "New Mexico Medicaid", plans: "Turquoise Care" },
  oklahoma: { enrollsAs: "SoonerCare", plans: "SoonerSelect" },
  pennsylvania: { enrollsAs: "Pennsylvania Medical Assistance", plans: "HealthChoices" },
  "rhode-island": { enrollsAs: "Rhode Island Medicaid", plans: "RIte Care" },
  texas: { enrollsAs: "Texas Medicaid", plans: "STAR" },
  "west-virginia": { enrollsAs: "West Virginia Medicaid", plans: "Mountain Health Trust" },
};

/** Both names; the same one twice where the state has one name for both. */
export function medicaidNames({ slug, medicaidProgram }: { slug: string; medicaidProgram: string }): MedicaidNames {
  const own = isStateSlug(slug) ? names[slug] : undefined;
  return own ?? { enrollsAs: medicaidProgram, plans: medicaidProgram };
}
