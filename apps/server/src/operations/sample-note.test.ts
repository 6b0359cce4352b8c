import { expect, it } from "vitest";
import { parseEnv } from "../configuration/env.ts";
import { sampleNote } from "./deployment-notes.ts";

const company = {
  SITE_NAME: "Ridge Credentialing",
  SITE_PHONE: "(615) 555-0199",
  SITE_EMAIL: "hello@ridge.example",
  SITE_PRIVACY_EMAIL: "privacy@ridge.example",
  SITE_LEGAL_EMAIL: "legal@ridge.example",
  SITE_STREET: "1 Ridge Road",
};

it("the note on samples names sample content and company facts that are not set", () => {
  const { SITE_PHONE, ...rest } = company;
  expect(sampleNote(parseEnv(rest), ["4 testimonials", "2 legal texts"])).toBe(
    "4 testimonials, 2 legal texts are samples that nobody has confirmed; the invented company shows through without SITE_PHONE: see docs/launch.md before going live",
  );
});

it("the note on samples is null when content is confirmed and the company's facts are set", () => {
  expect(sampleNote(parseEnv(company), [])).toBeNull();
  expect(sampleNote(parseEnv({}), [])).toContain("SITE_NAME, SITE_PHONE");
});
