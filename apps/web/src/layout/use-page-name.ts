import { useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { getQueryKey } from "@trpc/react-query";
import { type Outputs, trpc } from "../trpc.ts";

/** The name of the page below the first segment: a state's or an article's. It is loaded, or there is none. */
export function usePageName(): string | null {
  const { slug } = useParams({ strict: false });
  const queryClient = useQueryClient();
  if (slug === undefined) return null;
  const state = queryClient.getQueryData<Outputs["pages"]["state"]>(getQueryKey(trpc.pages.state, { slug }, "query"));
  const post = queryClient.getQueryData<Outputs["posts"]["bySlug"]>(getQueryKey(trpc.posts.bySlug, { slug }, "query"));
  return state?.state.name ?? post?.title ?? null;
}
