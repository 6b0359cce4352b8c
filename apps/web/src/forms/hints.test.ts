import { expect, it } from "vitest";
import { looksLikePatientData } from "./hints.ts";

it.each([
  "The patient's SSN is 123-45-6789.",
  "123 45 6789",
  "SSN: 123456789",
  "social security number 123456789",
  "MRN 4711",
  "mrn#: A00123",
  "Medical record number is 555123",
  "DOB 1/2/1980",
  "DOB: 1980-01-02",
  "d.o.b. Jan 2, 1980",
  "Her date of birth is 2 January 1980.",
])("the hint about patient data is shown for %j", (message) => {
  expect(looksLikePatientData(message)).toBe(true);
});

it.each([
  "",
  "Call me at 615-555-0101 or (615) 555-0101.",
  "Our tax id is 12-3456789, the NPI 1234567893.",
  "37027-1234",
  "We need 123-45-67890 forms",
  "Order 2026-123-45-6789",
  "Do you keep the MRN out of the file?",
  "Which payers ask for a DOB?",
  "The deadline is 1/2/2027.",
  "An order of 2026-11-20-0042",
  "CAQH 12345678, license MD12345",
])("the hint about patient data is not shown for %j", (message) => {
  expect(looksLikePatientData(message)).toBe(false);
});

it("the search for patient data reads a message of 10,000 characters without backtracking for seconds", () => {
  for (const filler of ["DOB - ", "MRN is ", "1-", "medical record number: "]) {
    const message = filler.repeat(10_000 / filler.length);
    const start = performance.now();
    looksLikePatientData(message);
    expect(performance.now() - start, filler).toBeLessThan(500);
  }
});
