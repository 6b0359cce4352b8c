import type { Outputs } from "../data/trpc.ts";
import { PeopleOrMessage } from "../sections/people/people.tsx";
import { SectionedPage } from "./sectioned-page.tsx";

export function AboutPage({ message, ...page }: Outputs["pages"]["about"]) {
  return <SectionedPage {...page} about={null} figure={<PeopleOrMessage message={message} />} />;
}
