import type { Outputs } from "../data/trpc.ts";
import { SectionedPage } from "./sectioned-page.tsx";

export function SpecialtyPage({ page }: Outputs["pages"]["specialty"]) {
  return <SectionedPage {...page} />;
}
