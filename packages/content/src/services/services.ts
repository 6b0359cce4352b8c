import type { ServiceSlug } from "../ids/services.ts";
import { rootPath } from "../paths.ts";
import type { Duration, ServicePage } from "../types/content.ts";
import { dentalCredentialing } from "./dental-credentialing.ts";
import { facilityCredentialing } from "./facility-credentialing.ts";
import { insurancePaneling } from "./insurance-paneling.ts";
import { mentalHealthCredentialing } from "./mental-health-credentialing.ts";
import { payerContractNegotiation } from "./payer-contract-negotiation.ts";
import { payerEnrollment } from "./payer-enrollment.ts";
import { physicianCredentialing } from "./physician-credentialing.ts";
import { reCredentialing } from "./re-credentialing.ts";

/** Pages list the services in this order. */
export const services = {
  "physician-credentialing": physicianCredentialing,
  "facility-credentialing": facilityCredentialing,
  "payer-enrollment": payerEnrollment,
  "payer-contract-negotiation": payerContractNegotiation,
  "re-credentialing": reCredentialing,
  "insurance-paneling": insurancePaneling,
  "mental-health-credentialing": mentalHealthCredentialing,
  "dental-credentialing": dentalCredentialing,
} satisfies Record<ServiceSlug, ServicePage>;

export const serviceDays: Readonly<Record<string, Duration>> = Object.fromEntries(
  Object.entries(services).map(([slug, { record }]) => [rootPath(slug), record.typicalDuration]),
);
