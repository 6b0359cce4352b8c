import { searchLengthMax } from "@site/content/search/blog";
import { postCategories } from "@site/content/types/content";
import * as z from "zod/mini";
import type { FieldDoc } from "./field-docs.ts";
import { lengthMax } from "./length-max.ts";

// Inputs of the read procedures. Their error messages are for developers, because no form sends these inputs.

const slugMessage = `A slug is a text of 1 to ${lengthMax.slug} characters.`;
export const slugInput = z.object({
  slug: z.string(slugMessage).check(z.minLength(1, slugMessage), z.maxLength(lengthMax.slug, slugMessage)),
});

const limitMax = 1000;
const limitMessage = `A limit is a whole number from 1 to ${limitMax}.`;
/** Documentation of a `slug` field. @param list plural noun, such as `articles` */
export function slugDocs(list: string, example: string) {
  return { slug: [`As the list of ${list} gives it.`, example] } as const;
}

const wordsMessage = `Words are a text of at most ${searchLengthMax} characters.`;

/** What an article has to match. */
export const postFilter = z.object({
  category: z.optional(z.enum(postCategories, `A category is one of: ${postCategories.join(", ")}.`)),
  words: z.optional(z.string(wordsMessage).check(z.maxLength(searchLengthMax, wordsMessage))),
});

export const postsInput = z.optional(
  z.extend(postFilter, {
    order: z.optional(z.enum(["newest", "oldest"], "An order is newest or oldest.")),
    limit: z.optional(z.int(limitMessage).check(z.minimum(1, limitMessage), z.maximum(limitMax, limitMessage))),
  }),
);

export const postsFieldDocs = {
  category: ["Articles of this category only.", "Industry News"],
  words: ["Articles only that have all these words in title, excerpt or text, in any case.", "caqh attestation"],
  order: ["By the day of publication. Left out: newest first.", "newest"],
  limit: ["So many articles at most. Left out: all of them.", 3],
} as const satisfies Record<string, FieldDoc>;
