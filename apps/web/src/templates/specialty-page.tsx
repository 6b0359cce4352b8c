import { useParams } from "@tanstack/react-router";
import { trpc } from "../trpc.ts";
import { SectionedPage } from "./sectioned-page.tsx";

export function SpecialtyPage() {
  const { slug } = useParams({ from: "/$slug" });
  const [{ page }] = trpc.pages.specialty.useSuspenseQuery({ slug });
  return <SectionedPage page={page} />;
}
