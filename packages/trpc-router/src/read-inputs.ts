import { searchLengthMax } from "@site/content/search/blog";
import { stateFilters } from "@site/content/search/states";
import { postCategories } from "@site/content/types/content";
import * as z from "zod/mini";
import { doc } from "./inputs.ts";
import { lengthMax } from "./length-max.ts";

// The error messages in this file are for developers. No form sends these inputs, so visitors don't see the messages.

const slugMessage = `A slug is a text of 1 to ${lengthMax.slug} characters.`;
const slug = z.string(slugMessage).check(z.minLength(1, slugMessage), z.maxLength(lengthMax.slug, slugMessage));

export const slugInput = z.object({ slug });

export function slugOf(list: string, example: string): typeof slugInput {
  return z.object({ slug: slug.check(doc(`As the list of ${list} gives it.`, example)) });
}

export const statesInput = z.optional(
  z.object({ only: z.optional(z.enum(stateFilters, `A filter is one of: ${stateFilters.join(", ")}.`)) }),
);

const wordsMessage = `Words are a text of at most ${searchLengthMax} characters.`;

const askedMessage = `Words are a text of 1 to ${searchLengthMax} characters.`;

export const wordsInput = z.object({
  words: z.string(askedMessage).check(z.minLength(1, askedMessage), z.maxLength(searchLengthMax, askedMessage)),
});

export const postFilter = z.object({
  category: z
    .optional(z.enum(postCategories, `A category is one of: ${postCategories.join(", ")}.`))
    .check(doc("Articles of this category only.", "Industry News")),
  words: z
    .optional(z.string(wordsMessage).check(z.maxLength(searchLengthMax, wordsMessage)))
    .check(
      doc("Articles only that have all these words in title, tags, excerpt or text, in any case.", "caqh attestation"),
    ),
});

const limitMax = 1000;
const limitMessage = `A limit is a whole number from 1 to ${limitMax}.`;

export const postsInput = z.optional(
  z.extend(postFilter, {
    order: z
      .optional(z.enum(["newest", "oldest"], "An order is newest or oldest."))
      .check(
        doc(
          "By the day of publication. Left out: the best matches of the words first; without words, the newest.",
          "newest",
        ),
      ),
    limit: z
      .optional(z.int(limitMessage).check(z.gte(1, limitMessage), z.lte(limitMax, limitMessage)))
      .check(doc("So many articles at most. Left out: all of them.", 3)),
  }),
);
