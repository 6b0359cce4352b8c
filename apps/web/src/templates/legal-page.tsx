import { Hero } from "../sections/hero.tsx";
import { LegalText } from "../sections/legal-text.tsx";
import type { Outputs } from "../trpc.ts";

export function LegalPage({ eyebrow, heading, lead, effectiveOn, updatedOn, sections }: Outputs["pages"]["legal"]) {
  return (
    <>
      <Hero eyebrow={eyebrow} heading={heading} lead={lead} />
      <LegalText effectiveOn={effectiveOn} updatedOn={updatedOn} sections={sections} />
    </>
  );
}
