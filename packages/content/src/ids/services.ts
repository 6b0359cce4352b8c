export const serviceSlugs = [
  "physician-credentialing",
  "facility-credentialing",
  "payer-enrollment",
  "payer-contract-negotiation",
  "re-credentialing",
  "insurance-paneling",
  "mental-health-credentialing",
  "dental-credentialing",
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];
