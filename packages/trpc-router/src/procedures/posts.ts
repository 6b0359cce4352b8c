import { countPosts, findPost, listPosts } from "@site/db/content/posts";
import * as z from "zod/mini";
import { post, postListItem } from "../outputs.ts";
import { postFilter, postsFieldDocs, postsInput, slugDocs, slugInput } from "../queries.ts";
import { procedure, router } from "../trpc.ts";
import { requireFound } from "./not-found.ts";

export const postsRouter = router({
  list: procedure
    .meta({
      rest: { method: "GET", path: "/api/blog", summary: "Articles without their text", fieldDocs: postsFieldDocs },
    })
    .input(postsInput)
    .output(z.array(postListItem))
    .query(({ ctx, input }) => listPosts(ctx.db, input)),

  /** Not part of REST, whose list of all matching articles has the length. */
  count: procedure.input(postFilter).query(({ ctx, input }) => countPosts(ctx.db, input)),

  bySlug: procedure
    .meta({
      rest: {
        method: "GET",
        path: "/api/blog/{slug}",
        summary: "One article",
        fieldDocs: slugDocs("articles", "which-cms-855-form-in-2026"),
      },
    })
    .input(slugInput)
    .output(post)
    .query(async ({ ctx, input }) => requireFound(await findPost(ctx.db, input.slug), "article")),
});
