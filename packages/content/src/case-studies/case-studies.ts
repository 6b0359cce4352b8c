import type { CaseStudy } from "../types/content.ts";
import { ambulatorySurgeryCenter } from "./ambulatory-surgery-center.ts";
import { emergencyReCredentialing } from "./emergency-re-credentialing.ts";
import { mentalHealthGroup } from "./mental-health-group.ts";
import { multiSpecialtyGroup } from "./multi-specialty-group.ts";

export const caseStudies: readonly CaseStudy[] = [
  multiSpecialtyGroup,
  ambulatorySurgeryCenter,
  mentalHealthGroup,
  emergencyReCredentialing,
];
