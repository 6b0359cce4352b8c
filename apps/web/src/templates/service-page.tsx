import { trpc } from "../trpc.ts";
import { SectionedPage } from "./sectioned-page.tsx";

export function ServicePage({ slug }: { slug: string }) {
  const [page] = trpc.pages.service.useSuspenseQuery({ slug });
  return <SectionedPage page={page} />;
}
