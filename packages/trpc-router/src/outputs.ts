import { postCategories, type StateRecord } from "@site/content/types/content";
import { postStamps } from "@site/content/types/post-mark";
import * as z from "zod/mini";
import { describeOutput } from "./field-docs.ts";

// Output schemas. A change of a column's name or type is a compile error where a procedure returns it.

const duration = z.object({
  from: z.number(),
  to: z.nullable(z.number()),
  unit: z.enum(["hour", "day", "month", "year"]),
});
describeOutput(duration, "Duration", "How long something takes.", {
  from: ["The least it takes, in units.", 60],
  to: ["The most it takes, in units. null: `from` is exact.", 120],
  unit: ["Unit of both figures.", "day"],
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
describeOutput(service, "Service", "A service of the company.", {
  id: ["Number of the service.", 1],
  name: ["Name, as the pages show it.", "Physician Credentialing"],
  shortDescription: ["The service in a sentence.", "Primary source verification, CAQH, privileges and payer files."],
  slug: ["Names the service in addresses.", "physician-credentialing"],
  color: ["Accent of its card.", "pine"],
  icon: ["Name of its icon.", "stethoscope"],
  typicalDuration: null,
});

const days = z.object({ from: z.number(), to: z.number() });
describeOutput(days, "Days", "A number of days.", { from: ["The least.", 90], to: ["The most.", 120] });

export const specialty = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.nullable(z.string()),
  slug: z.string(),
  color: z.enum(["pine", "amber", "ink"]),
  icon: z.string(),
  timeframe: z.string(),
  timeframeDays: days,
  keyRequirements: z.array(z.string()),
});
describeOutput(specialty, "Specialty", "A medical specialty, and what its credentialing needs.", {
  id: ["Number of the specialty.", 1],
  name: ["Name, as the pages show it.", "Ophthalmology"],
  description: ["The specialty in a sentence.", "Medical plans and vision plans are separate files."],
  imageUrl: ["Address of a picture. null: there is none.", null],
  slug: ["Names the specialty in addresses.", "ophthalmology"],
  color: ["Accent of its card.", "pine"],
  icon: ["Name of its icon.", "eye"],
  timeframe: ["How long credentialing takes, in words.", "90-120 days"],
  timeframeDays: null,
  keyRequirements: ["What a file needs.", ["Surgical case log for each procedure requested"]],
});

export const stateListItem = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  abbreviation: z.string(),
  imlcMember: z.nullable(z.boolean()),
});
const stateListItemDocs = {
  id: ["Number of the state.", 35],
  name: ["Name of the state.", "Ohio"],
  slug: ["Names the state in addresses.", "ohio"],
  abbreviation: ["The two letters of the postal service.", "OH"],
  imlcMember: ["Whether the Interstate Medical Licensure Compact is in force. null: not known.", true],
} as const;
describeOutput(stateListItem, "StateListItem", "A state, as lists show it.", stateListItemDocs);

export const state = z.extend(stateListItem, {
  medicalBoard: z.string(),
  medicaidProgram: z.string(),
  controlledSubstanceRegistration: z.nullable(z.enum(["yes", "no"])),
  medicaidManagedCare: z.nullable(z.enum(["yes", "no"])),
  licensing: z.array(z.string()),
  network: z.array(z.string()),
}) satisfies z.ZodMiniType<StateRecord>;
describeOutput(state, "State", "A state, with what credentialing there needs.", {
  ...stateListItemDocs,
  medicalBoard: ["Who licenses physicians.", "State Medical Board of Ohio"],
  medicaidProgram: ["Name of the state's Medicaid program.", "Ohio Medicaid"],
  controlledSubstanceRegistration: ["Whether the state issues one to physicians itself. null: not certain.", "no"],
  medicaidManagedCare: ["Whether comprehensive Medicaid plans enroll providers. null: not certain.", "yes"],
  licensing: ["What a license needs.", ["State medical board license"]],
  network: ["Networks that providers of the state join.", ["Aetna network participation"]],
});

export const postListItem = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.enum(postCategories),
  imageUrl: z.nullable(z.string()),
  createdAt: z.string(),
  tags: z.array(z.string()),
  mark: z.nullable(z.string()),
  stamp: z.nullable(z.enum(postStamps)),
});
const postListItemDocs = {
  id: ["Number of the article.", 20],
  slug: ["Names the article in addresses.", "which-cms-855-form-in-2026"],
  title: ["Title.", "Which CMS-855 form is yours, and what is new in 2026"],
  excerpt: ["The article in a sentence or two.", "855I, 855B, 855A, 855S, 855O or 20134: one question each."],
  category: ["Category.", "Industry News"],
  imageUrl: ["Address of a picture. null: there is none.", null],
  createdAt: ["When the article was published: UTC, ISO 8601.", "2026-01-21T12:00:00.000Z"],
  tags: ["Key words.", ["Medicare", "CMS-855"]],
  mark: ["The figure, form or day in large type on the article's cover. null: none.", "CMS-855"],
  stamp: ["The stamp on the cover. null: none.", null],
} as const;
describeOutput(postListItem, "PostListItem", "An article without its text.", postListItemDocs);

const source = z.object({
  title: z.string(),
  publisher: z.string(),
  url: z.string(),
  checkedOn: z.nullable(z.string()),
});
describeOutput(source, "Source", "What an article rests on.", {
  title: ["Title of the document.", "CMS-855I: Medicare Enrollment Application"],
  publisher: ["Who published it.", "Centers for Medicare & Medicaid Services"],
  url: ["Its address.", "https://www.cms.gov/medicare/cms-forms/cms-forms/downloads/cms855i.pdf"],
  checkedOn: ["Day on which it was read: YYYY-MM-DD. null: known by title and address, not read.", "2026-11-18"],
});

export const post = z.extend(postListItem, {
  content: z.string(),
  updatedAt: z.nullable(z.string()),
  sources: z.array(source),
  service: z.nullable(service),
  inShort: z.array(z.string()),
});
describeOutput(post, "Post", "An article with its text.", {
  ...postListItemDocs,
  content: [
    "The text: paragraphs, headings and tables, separated by empty lines.",
    "Three things are different this year.",
  ],
  updatedAt: ["When it was changed last: UTC, ISO 8601. null: unchanged since `createdAt`.", null],
  sources: ["What the article rests on.", []],
  service: ["The service that does this work. null: none.", null],
  inShort: ["What a reader takes away, in sentences.", ["The 855R is gone: the 855I reassigns benefits as well."]],
});

export const leadReceipt = z.object({ reference: z.string() });
describeOutput(leadReceipt, "LeadReceipt", "The lead is stored.", {
  reference: [
    "What the person may name in a call. The same lead again under the same idempotency key gets the first one's.",
    "CR-7F3K-9Q2M",
  ],
});

export const done = z.object({ ok: z.literal(true) });
describeOutput(done, "Done", "The request is done.", { ok: ["Always true.", true] });
