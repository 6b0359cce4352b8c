import { searchLengthMax } from "@site/content/search/blog";
import { stateFilters } from "@site/content/search/states";
import { postCategories } from "@site/content/types/content";
import * as z from "zod";
import { lengthMax } from "./length-max.ts";

// Inputs of the read procedures. Their error messages are for developers, because no form sends these inputs.

const slugMessage = `A slug is a text of 1 to ${lengthMax.slug} characters.`;
const slug = z.string(slugMessage).min(1, slugMessage).max(lengthMax.slug, slugMessage);

export const slugInput = z.object({ slug });

export const compareInput = z.object({ slug, other: slug });

/** `slugInput` of a REST path. @param list plural noun, such as `articles` */
export function slugOf(list: string, example: string): typeof slugInput {
  return z.object({ slug: slug.meta({ description: `As the list of ${list} gives it.`, examples: [example] }) });
}

/** What the list on the states page is narrowed to. */
export const statesInput = z
  .object({ only: z.enum(stateFilters, `A filter is one of: ${stateFilters.join(", ")}.`).optional() })
  .optional();

const wordsMessage = `Words are a text of at most ${searchLengthMax} characters.`;

const askedMessage = `Words are a text of 1 to ${searchLengthMax} characters.`;

/** Words of a search of the site. */
export const wordsInput = z.object({
  words: z.string(askedMessage).min(1, askedMessage).max(searchLengthMax, askedMessage),
});

/** What an article has to match. */
export const postFilter = z.object({
  category: z
    .enum(postCategories, `A category is one of: ${postCategories.join(", ")}.`)
    .optional()
    .meta({ description: "Articles of this category only.", examples: ["Industry News"] }),
  words: z
    .string(wordsMessage)
    .max(searchLengthMax, wordsMessage)
    .optional()
    .meta({
      description: "Articles only that have all these words in title, tags, excerpt or text, in any case.",
      examples: ["caqh attestation"],
    }),
});

const limitMax = 1000;
const limitMessage = `A limit is a whole number from 1 to ${limitMax}.`;

export const postsInput = postFilter
  .extend({
    order: z
      .enum(["newest", "oldest"], "An order is newest or oldest.")
      .optional()
      .meta({
        description:
          "By the day of publication. Left out: the best matches of the words first; without words, the newest.",
        examples: ["newest"],
      }),
    limit: z
      .int(limitMessage)
      .min(1, limitMessage)
      .max(limitMax, limitMessage)
      .optional()
      .meta({ description: "So many articles at most. Left out: all of them.", examples: [3] }),
  })
  .optional();
