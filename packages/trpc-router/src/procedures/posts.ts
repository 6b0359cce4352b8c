import { countPosts, findPost, listPosts } from "@site/db/content/posts";
import * as z from "zod/mini";
import { post, postListItem } from "../outputs.ts";
import { postFilter, postsInput, slugOf } from "../read-inputs.ts";
import { procedure, router } from "../trpc.ts";
import { requireFound } from "./not-found.ts";

export const postsRouter = router({
  list: procedure
    .meta({
      rest: { method: "GET", path: "/api/blog", summary: "Articles without their text" },
    })
    .input(postsInput)
    .output(z.array(postListItem))
    .query(({ ctx, input }) => listPosts(ctx.db, input)),

  /** Not part of REST, whose list of all matching articles has the length. */
  count: procedure
    .input(postFilter)
    .output(z.int())
    .query(({ ctx, input }) => countPosts(ctx.db, input)),

  bySlug: procedure
    .meta({
      rest: {
        method: "GET",
        path: "/api/blog/{slug}",
        summary: "One article",
      },
    })
    .input(slugOf("articles", "which-cms-855-form-in-2026"))
    .output(post)
    .query(async ({ ctx, input }) => requireFound(await findPost(ctx.db, input.slug), "article")),
});
