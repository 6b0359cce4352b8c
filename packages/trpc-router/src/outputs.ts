import { postCategories, type StateRecord } from "@site/content/types";
import * as z from "zod/mini";

/** What procedures answer. A column that changes its type or name no longer fits here, and the compiler says so. */
const duration = z.object({
  from: z.number(),
  to: z.nullable(z.number()),
  unit: z.enum(["hour", "day", "month", "year"]),
});

export const service = z.object({
  id: z.int(),
  name: z.string(),
  shortDescription: z.string(),
  slug: z.string(),
  color: z.enum(["pine", "amber", "ink"]),
  icon: z.string(),
  typicalDuration: duration,
});

export const specialty = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  slug: z.string(),
  icon: z.string(),
  /** In words, "90-120 days"; the same in numbers beside it. */
  timeframe: z.string(),
  timeframeDays: z.object({ from: z.number(), to: z.number() }),
  keyRequirements: z.array(z.string()),
});

export const stateListItem = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  abbreviation: z.string(),
  imlcMember: z.nullable(z.boolean()),
});

export const state = z.extend(stateListItem, {
  medicalBoard: z.string(),
  medicaidProgram: z.string(),
  controlledSubstanceRegistration: z.nullable(z.enum(["yes", "no"])),
  medicaidManagedCare: z.nullable(z.enum(["yes", "no"])),
  licensing: z.array(z.string()),
  network: z.array(z.string()),
}) satisfies z.ZodMiniType<StateRecord>;

export const postListItem = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.enum(postCategories),
  imageUrl: z.nullable(z.string()),
  /** UTC, ISO-8601. */
  createdAt: z.string(),
  tags: z.array(z.string()),
});

const source = z.object({
  title: z.string(),
  publisher: z.string(),
  url: z.string(),
  /** YYYY-MM-DD. null: known by title and address, not read. */
  checkedOn: z.nullable(z.string()),
});

export const post = z.extend(postListItem, {
  content: z.string(),
  /** UTC, ISO-8601. null: unchanged since `createdAt`. */
  updatedAt: z.nullable(z.string()),
  sources: z.array(source),
});

/** What a visitor may name in a call: `CR-7F3K-9Q2M`. */
export const leadReceipt = z.object({ reference: z.string() });

export const done = z.object({ ok: z.literal(true) });
