import type { Block } from "@site/content/blog/blocks";
import type { articleCopy, blogCopy } from "@site/content/copy/blog";
import type { consultationForm, formCopy, newsletterForm } from "@site/content/copy/forms";
import type { serviceCopy } from "@site/content/copy/service";
import type { stateCopy } from "@site/content/copy/state";
import { socialNames } from "@site/content/nav";
import type { serviceTimes } from "@site/content/services/services";
import type { Site } from "@site/content/site";
import type { LinkCard, PageBase, postCategories, ServicePage } from "@site/content/types/content";
import * as z from "zod";
import { postDetails, specialty, state } from "../outputs.ts";

// Outputs of the page procedures. Rows of a table and facts of the operator are named field by field, so that a new
// column or a new fact is not public by accident.

/** Content, and links made of it: public as they are, so that they have a type and are not checked. */
export function words<T>() {
  return z.custom<T>();
}

const site = z.object({
  name: z.string(),
  phone: z.string(),
  telHref: z.string(),
  email: z.string(),
  privacyEmail: z.string(),
  legalEmail: z.string(),
  street: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  social: z.record(z.enum(socialNames), z.nullable(z.string())),
  people: z.readonly(
    z.array(
      z.object({
        name: z.string(),
        role: z.string(),
        years: z.nullable(z.number()),
        photo: z.nullable(z.string()),
        phone: z.nullable(z.string()),
        telHref: z.nullable(z.string()),
      }),
    ),
  ),
}) satisfies z.ZodType<Site>;

export const layoutOutput = z.object({
  site,
  origin: z.string(),
  consultationForm: words<typeof consultationForm>(),
  serviceTimes: words<typeof serviceTimes>(),
  formCopy: words<typeof formCopy>(),
});

type Tile = { category: (typeof postCategories)[number]; count: number };
export const blogOutput = words<typeof blogCopy & { tiles: Tile[]; newsletter: typeof newsletterForm }>();

export const articleOutput = z.object({
  words: words<typeof articleCopy>(),
  post: postDetails,
  blocks: words<Block[]>(),
  readingMinutes: z.number(),
});

export const serviceOutput = words<
  ServicePage & { copy: typeof serviceCopy; needed: LinkCard[]; articles: LinkCard[] }
>();

export const specialtyOutput = z.object({
  specialty,
  page: words<PageBase>(),
});

export const stateOutput = z.object({
  state: state.pick({ name: true, slug: true, abbreviation: true }),
  copy: words<ReturnType<typeof stateCopy>>(),
});
