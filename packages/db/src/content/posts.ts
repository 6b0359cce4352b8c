import { spellingsOf } from "@site/content/search/synonyms";
import type { IsoDate, Post } from "@site/content/types/content";
import { type ExpressionBuilder, sql } from "kysely";
import {
  listToText,
  nowText,
  type SeededRow,
  sourcesToText,
  textOrNull,
  textToList,
  textToSources,
} from "../columns.ts";
import type { Db } from "../open.ts";
import { contains } from "../queries/contains.ts";
import type { Database } from "../schema.ts";
import { findService } from "./services.ts";

/** The day of an article that waited is that of its publication. */
const publishedAt = sql<string>`CASE WHEN publish_at > created_at THEN publish_at ELSE created_at END`;

/**
 * The public articles, of which every reader of articles begins. By the second, so that all spellings of a time compare.
 * @param preview slug of an article that is shown in any case; null: none
 */
function publicPosts(db: Db, preview: string | null = null) {
  const second = nowText().slice(0, "2026-12-01T14:00:00".length);
  return db
    .selectFrom("blog_posts")
    .where(({ eb, or }) =>
      or([eb("publish_at", "is", null), eb(sql`substr(publish_at, 1, 19)`, "<=", second), eb("slug", "=", preview)]),
    );
}

/** Selects the number of public articles, which grows in the second in which one becomes public. */
export function countPublic(db: Db) {
  return publicPosts(db).select(({ fn }) => fn.countAll<number>().as("count"));
}

const columns = [
  "id",
  "slug",
  "title",
  "excerpt",
  "category",
  "image_url as imageUrl",
  publishedAt.as("createdAt"),
  "updated_at as updatedAt",
  "tags",
  "mark",
  "stamp",
] as const;

type PostCategory = Database["blog_posts"]["category"];

type PostFilter = {
  category?: PostCategory | undefined;
  /** Words that the article contains, all of them, each in title, tags, excerpt or text, from the beginning of a word on; in any case and spelling. */
  words?: string | undefined;
};

type PostList = PostFilter & { order?: "newest" | "oldest" | undefined; limit?: number | undefined };

const searchedColumns = ["title", "tags", "excerpt", "content"] as const;
type SearchedColumn = (typeof searchedColumns)[number];

/** Articles without their text. Without an order, those with the words in the best place first, then the newest. */
export async function listPosts(db: Db, { order, limit, ...filter }: PostList = {}) {
  const direction = order === "oldest" ? "asc" : "desc";
  const words = order === undefined ? wordsOf(filter) : [];
  let query = matching(db, filter).select(columns);
  if (words.length > 0)
    query = query.orderBy((eb) => {
      const places = words.map((word) => placeOf(eb, word));
      return sql`${sql.join(places, sql` + `)}`;
    });
  query = query.orderBy(publishedAt, direction).orderBy("id", direction);
  if (limit !== undefined) query = query.limit(limit);
  const rows = await query.execute();
  return rows.map(toPost);
}

/** The number of articles that a list with this filter has. */
export async function countPosts(db: Db, filter: PostFilter): Promise<number> {
  const { count } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Where an article has the word: 0 for its title, 1 for its tags, 2 for its excerpt, 3 for its text. */
function placeOf(eb: ExpressionBuilder<Database, "blog_posts">, word: string) {
  const [title, tags, excerpt] = (["title", "tags", "excerpt"] as const).map((column) => hasWord(eb, column, word));
  return sql<number>`CASE WHEN ${title} THEN 0 WHEN ${tags} THEN 1 WHEN ${excerpt} THEN 2 ELSE 3 END`;
}

/** What may stand before a word, beside a space. */
const separators = ["\n", "-", "–", "/", "(", "[", '"', "“", "‘", "$"];

/** Whether a word of the column begins with this one, in any of its spellings: "tn" is not in "partner". */
function hasWord(eb: ExpressionBuilder<Database, "blog_posts">, column: SearchedColumn, word: string) {
  // Keyboards have the straight apostrophe, texts the typographic one; either finds both.
  const straight = sql<string>`replace(${eb.ref(column)}, '’', '''')`;
  const text = separators.reduce((from, separator) => sql<string>`replace(${from}, ${separator}, ' ')`, straight);
  return eb.or(spellingsOf(word).map((spelling) => contains(sql<string>`' ' || ${text}`, ` ${spaced(spelling)}`)));
}

function spaced(word: string): string {
  return separators.reduce((text, separator) => text.replaceAll(separator, " "), word.replaceAll("’", "'")).trim();
}

function wordsOf({ words = "" }: PostFilter): string[] {
  return words.split(/[\s\p{Cc}]+/u).filter((part) => spaced(part) !== "");
}

function matching(db: Db, { category, ...filter }: PostFilter) {
  let query = publicPosts(db);
  if (category !== undefined) query = query.where("category", "=", category);
  for (const word of wordsOf(filter)) {
    query = query.where((eb) => eb.or(searchedColumns.map((column) => hasWord(eb, column, word))));
  }
  return query;
}

/** The number of articles in each category; a category without articles is absent. */
export async function countPostsByCategory(db: Db): Promise<Map<PostCategory, number>> {
  const rows = await publicPosts(db)
    .select(({ fn }) => ["category", fn.countAll<number>().as("count")])
    .groupBy("category")
    .execute();
  return new Map(rows.map((row) => [row.category, row.count]));
}

/** The article with this slug and the service that it names, or undefined. @param preview see `publicPosts` */
export async function findPost(db: Db, slug: string, preview: string | null = null) {
  const row = await publicPosts(db, preview)
    .select([...columns, "content", "sources", "service", "in_short"])
    .where("slug", "=", slug)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { in_short, service, ...post } = row;
  return {
    ...toPost(post),
    sources: textToSources(post.sources),
    inShort: textToList(in_short),
    service: service === null ? null : ((await findService(db, service)) ?? null),
  };
}

function toPost<T extends { tags: string; imageUrl: string | null }>(row: T) {
  return { ...row, tags: textToList(row.tags), imageUrl: textOrNull(row.imageUrl) };
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
    sources: sourcesToText(post.sources),
    mark: post.mark,
    stamp: post.stamp,
    service: post.service,
    in_short: listToText(post.inShort),
  };
}

/** Noon UTC, because it falls on the same calendar day in every US time zone. */
function noonOf(day: IsoDate): string {
  return `${day}T12:00:00.000Z`;
}

/** `https:`, a host name and an optional port; other characters could add a directive to the CSP. */
const originPattern = /^https:\/\/[a-z\d.-]+(?::\d+)?$/;

/** Origins of the pictures in content rows, such as `https://images.example`, sorted. This site's own have none. */
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
