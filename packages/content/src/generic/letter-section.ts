import { posts } from "../blog/posts.ts";
import type { Letter } from "../facts/letters.ts";
import { postPath } from "../paths.ts";
import type { Post, Section } from "../types/content.ts";

const titles = new Map(Object.entries<Post>(posts).map(([slug, { title }]) => [slug, title]));

/** A letter with its button to copy, and the article that explains it. */
export function letterSection({ id, title, when, text, post }: Letter): Section & { kind: "letter" } {
  const label = post === null ? undefined : titles.get(post);
  const link = label === undefined || post === null ? null : { label, href: postPath(post) };
  return { kind: "letter", id, title, intro: when, text, link };
}
