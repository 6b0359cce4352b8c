import { articleCopy, blogCopy, categoryIcons } from "@site/content/copy/blog";
import { formCopy, newsletterAsked, newsletterForm } from "@site/content/copy/forms";
import { postCategories } from "@site/content/types";
import { countPostsByCategory } from "@site/db/content/posts";
import { pageProcedure } from "./page-procedure.ts";

export const pageBlog = pageProcedure.query(async ({ ctx }) => {
  const counts = await countPostsByCategory(ctx.db);
  const tiles = postCategories.map((category) => ({
    category,
    count: counts.get(category) ?? 0,
    icon: categoryIcons[category],
  }));
  const newsletter = ctx.mailDomain === null ? newsletterForm : { ...newsletterForm, ...newsletterAsked };
  return { ...blogCopy, tiles, newsletter, formCopy };
});

/** Copy of the article page; the article itself comes from `posts.bySlug`. */
export const pageArticle = pageProcedure.query(() => articleCopy);
