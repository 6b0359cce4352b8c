import { faqsCopy } from "@site/content/copy/faqs";
import { entriesOf } from "@site/content/entries-of";
import { paths, rootPath, statePath } from "@site/content/paths";
import { hasWords, spellingsOf } from "@site/content/search/synonyms";
import { services } from "@site/content/services/services";
import type { LinkCard } from "@site/content/types/content";
import { countPosts, listPosts } from "@site/db/content/posts";
import { findService } from "@site/db/content/services";
import { listStates } from "@site/db/content/states";
import type { Db } from "@site/db/open";
import { wordsInput } from "../read-inputs.ts";
import { readProcedure } from "../trpc.ts";

const copy = faqsCopy.otherPages;

/** Titles and descriptions contain no tokens such as `{phone}`, so `pageProcedure` isn't necessary. */
export const pageOtherPages = readProcedure.input(wordsInput).query(async ({ ctx: { db }, input }) => {
  const found = await Promise.all([
    articlesWith(db, input.words),
    statesWith(db, input.words),
    servicesWith(db, input.words),
  ]);
  return found.flat();
});

async function articlesWith(db: Db, text: string): Promise<LinkCard[]> {
  const [count, [best]] = await Promise.all([
    countPosts(db, { words: text }),
    listPosts(db, { words: text, limit: 1 }),
  ]);
  if (best === undefined) return [];
  const label = `${count} ${count === 1 ? copy.article : copy.articles}`;
  const href = `${paths.blog}?${new URLSearchParams({ q: text })}` as const;
  return [{ label, href, description: `${copy.best} ${best.title}` }];
}

async function statesWith(db: Db, text: string): Promise<LinkCard[]> {
  const states = await listStates(db);
  const named = states.filter(({ name, abbreviation, medicaidProgram }) => {
    if (hasWords(text, name) || text.toLowerCase() === abbreviation.toLowerCase()) return true;
    return hasWords(name, text) || hasWords(medicaidProgram, text);
  });
  // A search for "West Virginia" must not find Virginia.
  const inLonger = (own: string) =>
    named.some(({ name }) => name !== own && hasWords(text, name) && hasWords(name, own));
  return named
    .filter(({ name }) => !inLonger(name))
    .map(({ name, slug }) => ({ label: name, href: statePath(slug), description: copy.state }));
}

async function servicesWith(db: Db, text: string): Promise<LinkCard[]> {
  const spelt = spellingsOf(text);
  const slugs = [...serviceTexts].flatMap(([slug, own]) => (spelt.some((one) => hasWords(own, one)) ? [slug] : []));
  const found = await Promise.all(slugs.map((slug) => findService(db, slug)));
  return found.flatMap((service) =>
    service === undefined
      ? []
      : [{ label: service.name, href: rootPath(service.slug), description: service.shortDescription }],
  );
}

const serviceTexts = new Map(entriesOf(services).map(([slug, page]) => [slug, sentencesOf(page)]));

/** Joins all texts of a page. A text without a space is left out, because it is an id, an icon's name or a URL. */
function sentencesOf(value: unknown): string {
  if (typeof value === "string") return value.includes(" ") ? value : "";
  return value !== null && typeof value === "object" ? Object.values(value).map(sentencesOf).join("\n") : "";
}
