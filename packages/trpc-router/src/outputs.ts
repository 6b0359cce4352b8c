import { iconNames } from "@site/content/icons";
import { postCategories, type StateRecord } from "@site/content/types/content";
import { postStamps } from "@site/content/types/post-mark";
import * as z from "zod/mini";
import { doc } from "./inputs.ts";

// The OpenAPI document shows these descriptions. A response contains only the fields that its schema names.

function text(description: string, example: string) {
  return z.string().check(doc(description, example));
}

function texts(description: string, example: readonly string[]) {
  return z.array(z.string()).check(doc(description, example));
}

function textOrNull(description: string, example: string | null) {
  return z.nullable(z.string()).check(doc(description, example));
}

const duration = z
  .object({
    from: z.number().check(doc("The shortest duration, in units.", 60)),
    to: z.nullable(z.number()).check(doc("The longest duration, in units. null: `from` is exact.", 120)),
    unit: z.enum(["hour", "day", "month", "year"]).check(doc("Unit of both figures.", "day")),
  })
  .register(z.globalRegistry, { id: "Duration", description: "How long something takes." });

const color = z.enum(["pine", "amber", "ink"]).check(doc("Accent color of the card.", "pine"));

/** If the database has an unknown icon name, the response contains "certificate" instead. */
const icon = z.pipe(z.string(), z.catch(z.enum(iconNames), "certificate"));

export const service = z
  .object({
    id: z.int().check(doc("Number of the service.", 1)),
    name: text("Name, as the pages show it.", "Physician Credentialing"),
    shortDescription: text("The service in a sentence.", "Primary source verification, CAQH, privileges."),
    slug: text("The service's part of URLs.", "physician-credentialing"),
    color,
    icon: icon.check(doc("Name of the service's icon.", "stethoscope")),
    typicalDuration: duration,
  })
  .register(z.globalRegistry, { id: "Service", description: "A service of the company." });

const days = z
  .object({
    from: z.number().check(doc("The least.", 90)),
    to: z.number().check(doc("The most.", 120)),
  })
  .register(z.globalRegistry, { id: "Days", description: "A number of days." });

export const specialty = z
  .object({
    id: z.int().check(doc("Number of the specialty.", 1)),
    name: text("Name, as the pages show it.", "Ophthalmology"),
    description: text("The specialty in a sentence.", "Medical and vision plans are separate files."),
    imageUrl: textOrNull("URL of a picture. null: there is none.", null),
    slug: text("The specialty's part of URLs.", "ophthalmology"),
    color,
    icon: icon.check(doc("Name of the specialty's icon.", "eye")),
    timeframe: text("How long credentialing takes, in words.", "90-120 days"),
    timeframeDays: days,
    keyRequirements: texts("The documents that a file needs.", ["Surgical case log"]),
  })
  .register(z.globalRegistry, {
    id: "Specialty",
    description: "A medical specialty, with the requirements of its credentialing.",
  });

export const stateListItem = z
  .object({
    id: z.int().check(doc("Number of the state.", 35)),
    name: text("Name of the state.", "Ohio"),
    slug: text("The state's part of URLs.", "ohio"),
    abbreviation: text("The two letters of the postal service.", "OH"),
    imlcMember: z
      .nullable(z.boolean())
      .check(doc("Whether the Interstate Medical Licensure Compact is in force. null: not known.", true)),
  })
  .register(z.globalRegistry, { id: "StateListItem", description: "A state, as lists show it." });

const yesOrNo = z.nullable(z.enum(["yes", "no"]));

export const state = z
  .extend(stateListItem, {
    medicalBoard: text("Who licenses physicians.", "State Medical Board of Ohio"),
    medicaidProgram: text("Name of the state's Medicaid program.", "Ohio Medicaid"),
    controlledSubstanceRegistration: yesOrNo.check(
      doc("Whether the state itself registers physicians, besides the DEA. null: not certain.", "no"),
    ),
    medicaidManagedCare: yesOrNo.check(
      doc("Whether comprehensive Medicaid plans enroll providers. null: not certain.", "yes"),
    ),
    licensing: texts("The requirements of a license.", ["State medical board license"]),
    network: texts("Networks that providers of the state join.", ["Aetna network participation"]),
  })
  .register(z.globalRegistry, {
    id: "State",
    description: "A state, with the requirements of credentialing there.",
  }) satisfies z.ZodMiniType<StateRecord>;

export const postListItem = z
  .object({
    id: z.int().check(doc("Number of the article.", 20)),
    slug: text("The article's part of URLs.", "which-cms-855-form-in-2026"),
    title: text("Title.", "Which CMS-855 form is yours, and what is new in 2026"),
    excerpt: text("The article in a sentence or two.", "855I, 855B, 855A: one question each."),
    category: z.enum(postCategories).check(doc("Category.", "Industry News")),
    imageUrl: textOrNull("URL of a picture. null: there is none.", null),
    createdAt: text("When it was published: UTC, ISO 8601.", "2026-01-21T12:00:00.000Z"),
    tags: texts("Key words.", ["Medicare", "CMS-855"]),
    mark: textOrNull("The figure, form or day in large type on the article's cover. null: none.", "CMS-855"),
    stamp: z.nullable(z.enum(postStamps)).check(doc("The stamp on the article's social card. null: none.", null)),
  })
  .register(z.globalRegistry, { id: "PostListItem", description: "An article without its text." });

const source = z
  .object({
    title: text("Title of the document.", "CMS-855I: Medicare Enrollment Application"),
    publisher: text("Who published it.", "Centers for Medicare & Medicaid Services"),
    url: text("URL of the document.", "https://www.cms.gov/medicare/cms-forms/cms-forms/downloads/cms855i.pdf"),
    checkedOn: textOrNull("Day on which we read it: YYYY-MM-DD. null: we know only its title and URL.", "2026-11-18"),
  })
  .register(z.globalRegistry, { id: "Source", description: "A source of an article." });

export const postDetails = z.extend(postListItem, {
  updatedAt: textOrNull("When it was last changed: UTC, ISO 8601. null: unchanged since `createdAt`.", null),
  sources: z.array(source).check(doc("The article's sources.", [])),
  service: z.nullable(service).check(doc("The service that does this work. null: none.", null)),
  inShort: texts("A summary, in sentences.", ["The 855R is gone: the 855I reassigns benefits as well."]),
});

export const post = z
  .extend(postDetails, {
    content: text("The text: paragraphs, headings and tables, separated by empty lines.", "Three things are new."),
  })
  .register(z.globalRegistry, { id: "Post", description: "An article with its text." });

export const leadReceipt = z
  .object({
    reference: text(
      "The number that the person may give in a call. A lead that is sent again with its idempotency key gets the same number.",
      "CR-7F3K-9Q2M",
    ),
    answerBy: text("The time by which the office answers: UTC, ISO 8601.", "2026-11-30T16:00:00.000Z"),
    requestUrl: textOrNull(
      "URL of the page on which the person sees, corrects and withdraws the request. Anyone with the URL can do so. null: not available now.",
      "https://www.example.com/request?token=CR-7F3K-9Q2M.r.5Xb1yT0sQmS0c2v3r1pJ9w",
    ),
  })
  .register(z.globalRegistry, { id: "LeadReceipt", description: "The lead is stored." });

export const done = z
  .object({ ok: z.literal(true).check(doc("Always true.", true)) })
  .register(z.globalRegistry, { id: "Done", description: "The request is done." });
