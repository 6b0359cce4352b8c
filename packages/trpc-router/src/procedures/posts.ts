import { findPost, listPosts } from "@site/db/content/posts";
import * as z from "zod/mini";
import { post, postListItem } from "../outputs.ts";
import { postsInput, postsWords, slugInput, slugWordsOf } from "../queries.ts";
import { procedure, router } from "../trpc.ts";
import { found } from "./not-found.ts";

export const postsRouter = router({
  list: procedure
    .meta({ rest: { method: "GET", path: "/api/blog", summary: "Articles without their text", words: postsWords } })
    .input(postsInput)
    .output(z.array(postListItem))
    .query(({ ctx, input }) => listPosts(ctx.db, input)),

  bySlug: procedure
    .meta({
      rest: {
        method: "GET",
        path: "/api/blog/{slug}",
        summary: "One article",
        words: slugWordsOf("articles", "which-cms-855-form-in-2026"),
      },
    })
    .input(slugInput)
    .output(post)
    .query(async ({ ctx, input }) => found(await findPost(ctx.db, input.slug), "article")),
});
