import type { Outputs } from "../data/trpc.ts";
import { Specialties } from "../sections/days-rows/days-rows.tsx";
import { Shell } from "../ui/frame/shell.tsx";
import { SectionedPage } from "./sectioned-page.tsx";

type Props = { page: Outputs["pages"]["specialties"]; specialties: Outputs["specialties"]["list"] };

/** Requirements 40 and 41. */
export function SpecialtiesPage({ page: { list, ...page }, specialties }: Props) {
  return (
    <SectionedPage {...page} about={null}>
      <Shell id="specialties" title={list.title} intro={list.intro}>
        <Specialties list={specialties} showsRequirements />
      </Shell>
    </SectionedPage>
  );
}
