import type { LegalDocument } from "../types/content.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import { termsOfService } from "./terms-of-service.ts";

export const legalDocuments = {
  "privacy-policy": privacyPolicy,
  "terms-of-service": termsOfService,
} satisfies Record<string, LegalDocument>;
