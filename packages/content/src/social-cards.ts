import { categorySlug } from "./blog-search.ts";
import type { PostCategory } from "./types.ts";

/** Where the pictures are that links to the site are shown with. */
export const socialCardsPath = "/art/cards";

/** The file of a page's card, by the page's canonical path. */
export function socialCardFile(path: string): string {
  return `${path === "/" ? "home" : path.slice(1).replaceAll("/", "--")}.png`;
}

/** The file of the card that articles of a category share which the build did not know. */
export function categoryCardFile(category: PostCategory): string {
  return `category--${categorySlug(category)}.png`;
}
