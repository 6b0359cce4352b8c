import { categorySlug } from "./search/blog.ts";
import type { PostCategory } from "./types/content.ts";

export const socialCardsPath = "/art/cards";

/** @param path the page's canonical path */
export function socialCardFile(path: string): string {
  return `${path === "/" ? "home" : path.slice(1).replaceAll("/", "--")}.png`;
}

/** This card is used for articles that were added after the build. */
export function categoryCardFile(category: PostCategory): string {
  return `category--${categorySlug(category)}.png`;
}
