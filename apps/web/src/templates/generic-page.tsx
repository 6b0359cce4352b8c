import { trpc } from "../trpc.ts";
import { SectionedPage } from "./sectioned-page.tsx";

export function GenericPage({ slug }: { slug: string }) {
  const [page] = trpc.pages.generic.useSuspenseQuery({ slug });
  return <SectionedPage page={page} />;
}
