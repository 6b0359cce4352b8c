import { articleBlocks, readingMinutes } from "@site/content/blog/blocks";
import { articleCopy, blogCopy, categoryIcons } from "@site/content/copy/blog";
import { newsletterAsked, newsletterForm } from "@site/content/copy/forms";
import { postCategories } from "@site/content/types/content";
import { countPostsByCategory, findPost } from "@site/db/content/posts";
import { requireFound } from "../procedures/not-found.ts";
import { slugInput } from "../read-inputs.ts";
import { procedure } from "../trpc.ts";
import { articleOutput, blogOutput } from "./page-outputs.ts";
import { pageProcedure } from "./page-procedure.ts";

export const pageBlog = pageProcedure.output(blogOutput).query(async ({ ctx }) => {
  const counts = await countPostsByCategory(ctx.db);
  const tiles = postCategories.map((category) => ({
    category,
    count: counts.get(category) ?? 0,
    icon: categoryIcons[category],
  }));
  const newsletter = ctx.mailDomain === null ? newsletterForm : { ...newsletterForm, ...newsletterAsked };
  return { ...blogCopy, tiles, newsletter };
});

/** An article as its page shows it: the text in blocks. No page procedure, because an editor's text has no tokens. */
export const pageArticle = procedure
  .input(slugInput)
  .output(articleOutput)
  .query(async ({ ctx, input }) => {
    const { content, ...post } = requireFound(await findPost(ctx.db, input.slug), "article");
    return { words: articleCopy, post, blocks: articleBlocks(content), readingMinutes: readingMinutes(content) };
  });
