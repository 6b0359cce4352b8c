import { articlesForServices } from "@site/content/blog/articles-for-services";
import { inServiceOrder, neededWith, serviceCopy } from "@site/content/copy/service";
import { linkTerms } from "@site/content/facts/glossary-links";
import type { ServiceSlug } from "@site/content/ids/services";
import { postPath, rootPath } from "@site/content/paths";
import { services } from "@site/content/services/services";
import type { LinkCard, ServicePage } from "@site/content/types/content";
import { findPost } from "@site/db/content/posts";
import type { Db } from "@site/db/open";
import { requireFound } from "../procedures/not-found.ts";
import { slugInput } from "../read-inputs.ts";
import { serviceOutput } from "./page-outputs.ts";
import { pageProcedure } from "./page-procedure.ts";

function isService(slug: string): slug is ServiceSlug {
  return Object.hasOwn(services, slug);
}

/** A service's page with the services and articles that its reader usually needs next. */
export const pageService = pageProcedure
  .input(slugInput)
  .output(serviceOutput)
  .query(async ({ ctx, input: { slug } }) => {
    const known = requireFound(isService(slug) ? slug : undefined, "service");
    const page: ServicePage = services[known];
    const needed: LinkCard[] = neededWith[known].map((need) => ({
      label: services[need.slug].record.name,
      href: rootPath(need.slug),
      description: need.reason,
    }));
    return {
      ...linkTerms({ ...page, sections: inServiceOrder(page.sections) }),
      copy: serviceCopy,
      needed,
      articles: await articlesOf(ctx.db, known),
    };
  });

/** Without an article that an admin has removed. */
async function articlesOf(db: Db, slug: ServiceSlug): Promise<LinkCard[]> {
  const found = await Promise.all(articlesForServices[slug].map((article) => findPost(db, article)));
  return found.flatMap((post) =>
    post === undefined ? [] : [{ label: post.title, href: postPath(post.slug), description: post.excerpt }],
  );
}
