import { trpc } from "../trpc.ts";
import { SectionedPage } from "./sectioned-page.tsx";

export function AboutPage() {
  const [page] = trpc.pages.about.useSuspenseQuery();
  return <SectionedPage page={page} />;
}
