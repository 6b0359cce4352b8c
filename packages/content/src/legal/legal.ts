import type { LegalDocument } from "../types/content.ts";
import { accessibility } from "./accessibility.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { termsOfService } from "./terms-of-service.ts";

export const legalDocuments = {
  "privacy-policy": privacyPolicy,
  "terms-of-service": termsOfService,
  accessibility,
} satisfies Record<string, LegalDocument>;
