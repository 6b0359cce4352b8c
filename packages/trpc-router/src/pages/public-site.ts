import { socialNames } from "@site/content/nav";
import type { Site } from "@site/content/site";
import * as z from "zod/mini";

/** The operator's facts, named one by one, so that a new one is not public by accident. */
export const publicSite = z.object({
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
  hours: z.string(),
  hoursBoth: z.string(),
  hoursDays: z.string(),
  hoursTimes: z.string(),
  openings: z.readonly(
    z.array(z.object({ dayOfWeek: z.readonly(z.array(z.string())), opens: z.string(), closes: z.string() })),
  ),
  zone: z.string(),
  bookingUrl: z.nullable(z.string()),
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
}) satisfies z.ZodMiniType<Omit<Site, "notice">>;
