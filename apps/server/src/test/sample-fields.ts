import type { LeadField, LeadKind } from "@site/db/leads/lead-fields";

/**
 * For tests and tools: a value for every field of the two forms. The compiler asks for a new field here, and tests send
 * the values through every entry point and compare the rows.
 */
export const sampleFields: { [K in LeadKind]: Record<LeadField<K>, string> } = {
  consultation: {
    name: "Ana Ruiz",
    phone: "615-555-0101",
    email: "ana@clinic.example",
    practice: "Ruiz Eye Care",
  },
  contact: {
    name: "Ben Ode",
    email: "ben@practice.example",
    phone: "615-555-0102",
    company: "Ode Dental",
    service: "re-credentialing",
    message: "Two dentists, one lapse: what now?",
  },
};
