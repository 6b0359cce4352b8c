import type { IsoDate, Post } from "@site/content/types";
import { listToText, type SeededRow, sourcesToText, textToList, textToSources } from "../columns.ts";
import type { Db } from "../open.ts";
import type { Database } from "../schema.ts";

const columns = [
  "id",
  "slug",
  "title",
  "excerpt",
  "category",
  "image_url as imageUrl",
  "created_at as createdAt",
  "updated_at as updatedAt",
  "tags",
] as const;

type PostCategory = Database["blog_posts"]["category"];

export type PostFilter = {
  category?: PostCategory | undefined;
  order?: "newest" | "oldest" | undefined;
  limit?: number | undefined;
};

/** Articles without their text, newest first by default. */
export async function listPosts(db: Db, { category, order = "newest", limit }: PostFilter = {}) {
  const direction = order === "newest" ? "desc" : "asc";
  let query = db.selectFrom("blog_posts").select(columns).orderBy("created_at", direction).orderBy("id", direction);
  if (category !== undefined) query = query.where("category", "=", category);
  if (limit !== undefined) query = query.limit(limit);
  const rows = await query.execute();
  return rows.map(withTags);
}

/** The number of articles in each category; a category without articles is absent. */
export async function countPostsByCategory(db: Db): Promise<Map<PostCategory, number>> {
  const rows = await db
    .selectFrom("blog_posts")
    .select(({ fn }) => ["category", fn.countAll<number>().as("count")])
    .groupBy("category")
    .execute();
  return new Map(rows.map((row) => [row.category, row.count]));
}

/** The article with this slug, or undefined. */
export async function findPost(db: Db, slug: string) {
  const row = await db
    .selectFrom("blog_posts")
    .select([...columns, "content", "sources"])
    .where("slug", "=", slug)
    .executeTakeFirst();
  return row && { ...withTags(row), sources: textToSources(row.sources) };
}

function withTags<T extends { tags: string }>(row: T) {
  return { ...row, tags: textToList(row.tags) };
}

export function postRow([slug, post]: [string, Post]): SeededRow<"blog_posts"> {
  return {
    slug,
    title: post.title,
    excerpt: post.excerpt,
    content: post.content,
    category: post.category,
    image_url: null,
    tags: listToText(post.tags),
    created_at: noonOf(post.createdOn),
    updated_at: post.updatedOn && noonOf(post.updatedOn),
    sources: sourcesToText(post.sources),
  };
}

/** Noon UTC, because it falls on the same calendar day in every US time zone. */
function noonOf(day: IsoDate): string {
  return `${day}T12:00:00.000Z`;
}
