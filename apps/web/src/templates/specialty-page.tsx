import type { Outputs } from "../data/trpc.ts";
import { SpecialtyRange } from "../sections/specialty-range/specialty-range.tsx";
import { SectionedPage } from "./sectioned-page.tsx";

export function SpecialtyPage({ page, range }: Outputs["pages"]["specialty"]) {
  return <SectionedPage {...page} figure={<SpecialtyRange {...range} />} />;
}
