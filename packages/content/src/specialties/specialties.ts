import type { SpecialtySlug } from "../ids/specialties.ts";
import type { SpecialtyPage } from "../types/content.ts";
import { dermatology } from "./dermatology.ts";
import { dmeHme } from "./dme-hme.ts";
import { familyMedicine } from "./family-medicine.ts";
import { internalMedicine } from "./internal-medicine.ts";
import { nephrology } from "./nephrology.ts";
import { neurology } from "./neurology.ts";
import { obgyn } from "./obgyn.ts";
import { ophthalmology } from "./ophthalmology.ts";
import { orthopedic } from "./orthopedic.ts";
import { painManagement } from "./pain-management.ts";
import { pediatric } from "./pediatric.ts";
import { podiatry } from "./podiatry.ts";

/** Pages list the specialties in this order. */
export const specialties = {
  ophthalmology,
  pediatric,
  "family-medicine": familyMedicine,
  "pain-management": painManagement,
  obgyn,
  orthopedic,
  nephrology,
  "internal-medicine": internalMedicine,
  podiatry,
  dermatology,
  neurology,
  "dme-hme": dmeHme,
} satisfies Record<SpecialtySlug, SpecialtyPage>;
