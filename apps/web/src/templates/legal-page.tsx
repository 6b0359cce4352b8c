import { Hero } from "../sections/hero.tsx";
import { LegalText } from "../sections/legal-text.tsx";
import { trpc } from "../trpc.ts";

export function LegalPage({ slug }: { slug: string }) {
  const [{ heading, lead, effectiveOn, updatedOn, sections }] = trpc.pages.legal.useSuspenseQuery({ slug });
  return (
    <>
      <Hero eyebrow="Legal" heading={heading} lead={lead} />
      <LegalText effectiveOn={effectiveOn} updatedOn={updatedOn} sections={sections} />
    </>
  );
}
