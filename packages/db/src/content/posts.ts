import { articleSearch, type Places } from "@site/content/search/articles";
import type { IsoDate, Post } from "@site/content/types/content";
import { sql } from "kysely";
import { listToText, nowText, type SeededRow, textOrNull, textToList } from "../columns.ts";
import type { Db } from "../open.ts";
import type { Database } from "../schema.ts";
import { readMoment } from "./history.ts";
import { isReadable, textToSources } from "./rules.ts";
import { findService } from "./services.ts";

/** @param preview the slug of an article that is selected even if it isn't published yet */
function publicPosts(db: Db, preview: string | null = null) {
  const second = nowText().slice(0, "2026-12-01T14:00:00".length);
  return db
    .selectFrom("blog_posts")
    .where(({ eb, or }) =>
      or([eb("publish_at", "is", null), eb(sql`substr(publish_at, 1, 19)`, "<=", second), eb("slug", "=", preview)]),
    );
}

const publishedAt = sql<string>`CASE WHEN publish_at > created_at THEN publish_at ELSE created_at END`;

function selectPosts(db: Db, preview: string | null = null) {
  return publicPosts(db, preview)
    .select(["id", "slug", "title", "excerpt", "category", "tags", "mark", "stamp"])
    .select(["image_url as imageUrl", publishedAt.as("createdAt"), "updated_at as updatedAt"]);
}

type PostCategory = Database["blog_posts"]["category"];

type PostFilter = {
  category?: PostCategory | undefined;
  /** An article must contain all words. A word also matches other spellings, and longer words that begin with it. */
  words?: string | undefined;
};

type PostList = PostFilter & { order?: "newest" | "oldest" | undefined; limit?: number | undefined };

export async function listPosts(db: Db, { order, limit, category, words = "" }: PostList = {}) {
  const direction = order === "oldest" ? "asc" : "desc";
  const all = selectPosts(db).orderBy(publishedAt, direction).orderBy("id", direction);
  const rows = await (category === undefined ? all : all.where("category", "=", category)).execute();
  const posts = rows.filter(hasDay).map(toPost);
  const places = words.trim() === "" ? null : await searchPosts(db, words);
  if (places === null) return posts.slice(0, limit);
  const placeOf = ({ id }: { id: number }) => places.get(id) ?? Number.POSITIVE_INFINITY;
  const found = posts.filter(({ id }) => places.has(id));
  return (order === undefined ? found.toSorted((a, b) => placeOf(a) - placeOf(b)) : found).slice(0, limit);
}

export async function countPosts(db: Db, filter: PostFilter): Promise<number> {
  return (await listPosts(db, filter)).length;
}

type Index = { revision: string; search: ReturnType<typeof articleSearch> };

const indexes = new WeakMap<Db, Index>();

/** @returns the rank of each found article (0 is the best), or null if the text contains no words */
async function searchPosts(db: Db, words: string): Promise<Places | null> {
  const { revision } = await readMoment(db, Date.now());
  let index = indexes.get(db);
  if (index?.revision !== revision) {
    const rows = await db.selectFrom("blog_posts").select(["id", "title", "tags", "excerpt", "content"]).execute();
    const texts = rows.map(
      ({ id, tags, ...row }) => [id, [row.title, textToList(tags).join("\n"), row.excerpt, row.content]] as const,
    );
    index = { revision, search: articleSearch(new Map(texts)) };
    indexes.set(db, index);
  }
  return index.search(words);
}

/** A category without articles is not in the result. */
export async function countPostsByCategory(db: Db): Promise<Map<PostCategory, number>> {
  const byCategory = Map.groupBy(await listPosts(db), ({ category }) => category);
  return new Map([...byCategory].map(([category, own]) => [category, own.length]));
}

export async function findPost(db: Db, slug: string, preview: string | null = null) {
  const row = await selectPosts(db, preview)
    .select(["content", "sources", "service", "in_short"])
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (row === undefined || !hasDay(row)) return undefined;
  const { in_short, service, ...post } = row;
  return {
    ...toPost(post),
    sources: textToSources(post.sources),
    inShort: textToList(in_short),
    service: service === null ? null : ((await findService(db, service)) ?? null),
  };
}

function hasDay({ createdAt }: { createdAt: string }): boolean {
  return isReadable("instant", createdAt);
}

function toPost<T extends { tags: string; imageUrl: string | null; updatedAt: string | null }>(row: T) {
  const updatedAt = isReadable("instant", row.updatedAt) ? row.updatedAt : null;
  return { ...row, updatedAt, tags: textToList(row.tags), imageUrl: textOrNull(row.imageUrl) };
}

export function postRow([slug, post]: [string, Post]): SeededRow<"blog_posts"> {
  return {
    slug,
    title: post.title,
    excerpt: post.excerpt,
    content: post.content,
    category: post.category,
    image_url: null,
    publish_at: null,
    tags: listToText(post.tags),
    created_at: noonOf(post.createdOn),
    updated_at: post.updatedOn && noonOf(post.updatedOn),
    sources: JSON.stringify(
      post.sources.map(({ title, publisher, url, checkedOn }) => ({ title, publisher, url, checkedOn })),
    ),
    mark: post.mark,
    stamp: post.stamp,
    service: post.service,
    in_short: listToText(post.inShort),
  };
}

/** At noon in UTC, it is the same calendar day in all time zones of the US. */
function noonOf(day: IsoDate): string {
  return `${day}T12:00:00.000Z`;
}

/** Refuses semicolons, for example, because a semicolon could add a directive to our Content-Security-Policy. */
const originPattern = /^https:\/\/[a-z\d.-]+(?::\d+)?$/;

export async function listImageOrigins(db: Db, preview: string | null = null): Promise<string[]> {
  const rows = await publicPosts(db, preview)
    .select("image_url")
    .where("image_url", "is not", null)
    .union(db.selectFrom("specialties").select("image_url").where("image_url", "is not", null))
    .execute();
  const origins = rows.flatMap(({ image_url: url }) =>
    url !== null && URL.canParse(url) ? [new URL(url).origin] : [],
  );
  return [...new Set(origins.filter((origin) => originPattern.test(origin)))].toSorted();
}
