import { postCategories } from "@site/content/types";
import * as z from "zod/mini";
import type { FieldWords } from "./field-words.ts";
import { lengthMax } from "./length-max.ts";

/** What readers may ask for. The words are for developers: no form sends these. */
const slugWords = `A slug is a text of 1 to ${lengthMax.slug} characters.`;
export const slugInput = z.object({
  slug: z.string(slugWords).check(z.minLength(1, slugWords), z.maxLength(lengthMax.slug, slugWords)),
});

const limitMax = 1000;
const limitWords = `A limit is a whole number from 1 to ${limitMax}.`;
/** What the description of the API says of a slug. */
export function slugWordsOf(list: string, example: string) {
  return { slug: [`As the list of ${list} gives it.`, example] } as const;
}

export const postsInput = z.optional(
  z.object({
    category: z.optional(z.enum(postCategories, `A category is one of: ${postCategories.join(", ")}.`)),
    order: z.optional(z.enum(["newest", "oldest"], "An order is newest or oldest.")),
    limit: z.optional(z.int(limitWords).check(z.minimum(1, limitWords), z.maximum(limitMax, limitWords))),
  }),
);

export const postsWords = {
  category: ["Articles of this category only.", "Industry News"],
  order: ["By the day of publication. Left out: newest first.", "newest"],
  limit: ["So many articles at most. Left out: all of them.", 3],
} as const satisfies Record<string, FieldWords>;
