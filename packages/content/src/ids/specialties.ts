export const specialtySlugs = [
  "ophthalmology",
  "pediatric",
  "family-medicine",
  "pain-management",
  "obgyn",
  "orthopedic",
  "nephrology",
  "internal-medicine",
  "podiatry",
  "dermatology",
  "neurology",
  "dme-hme",
] as const;

export type SpecialtySlug = (typeof specialtySlugs)[number];
