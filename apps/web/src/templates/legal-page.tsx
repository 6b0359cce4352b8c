import type { Outputs } from "../data/client/trpc.ts";
import { Hero } from "../sections/hero/hero.tsx";
import { LegalText } from "../sections/legal-text/legal-text.tsx";

export function LegalPage({ eyebrow, heading, lead, effectiveOn, updatedOn, sections }: Outputs["pages"]["legal"]) {
  return (
    <>
      <Hero eyebrow={eyebrow} heading={heading} lead={lead} />
      <LegalText effectiveOn={effectiveOn} updatedOn={updatedOn} sections={sections} />
    </>
  );
}
