import { declarations } from "./declarations.ts";
import { column, input, type Mutation, output, type Place, procedure, renamed } from "./mutation.ts";

const db = "packages/db";
const contract = "packages/trpc-router";
const server = "apps/server";
const web = "apps/web";

/** Places that a new column of a form's table must reach: each would silently drop or hide what a visitor entered. */
const lead: readonly Place[] = [
  "packages/db/src/leads/lead-fields.ts",
  "packages/db/src/leads/inbox.ts",
  "packages/trpc-router/src/inputs.ts",
  "apps/server/src/notifications/mail/message-text.ts",
  "apps/web/src/forms/contact-form.tsx",
];

export const mutations: readonly Mutation[] = [
  ...declarations,
  column(
    "contact_submissions.email renamed",
    "ContactSubmissions",
    renamed("email", "mailbox", ["packages/db/src/privacy/person.ts", "packages/db/src/privacy/erasure.ts"]),
  ),
  column("contact_submissions has one more nullable column", "ContactSubmissions", {
    from: " message:",
    to: " fax: string | null; message:",
    names: ["fax"],
    breaks: lead,
  }),
  column("contact_submissions has one more required column", "ContactSubmissions", {
    from: " message:",
    to: " npi: string; message:",
    names: ["npi"],
    breaks: lead,
  }),
  column(
    "lead_inbox.landing_page renamed",
    "LeadInbox",
    renamed("landing_page", "first_page", ["packages/db/src/privacy/erasure.ts", server]),
  ),
  column("notifications.channel has one more value", "Notifications", {
    from: '"webhook"',
    to: '"webhook" | "slack"',
    names: ["slack"],
    breaks: ["apps/server/src/notifications/create-dispatcher.ts"],
  }),
  column("specialties.description renamed", "Specialties", renamed("description", "summary", [db])),
  column("states.abbreviation renamed", "States", renamed("abbreviation", "letters", [db])),
  column("blog_posts.created_at renamed", "BlogPosts", renamed("created_at", "published_at", [db])),
  column("contact_submissions.message renamed", "ContactSubmissions", renamed("message", "body", [db])),
  column("specialties.timeframe_to_days is text", "Specialties", {
    from: "timeframe_to_days: number",
    to: "timeframe_to_days: string",
    names: ["timeframe_to_days"],
    breaks: [db],
  }),
  column("consultation_requests.practice is not null", "ConsultationRequests", {
    from: "practice: string | null",
    to: "practice: string",
    names: ["practice"],
    breaks: [contract],
  }),
  column("states.medical_board is nullable", "States", {
    from: "medical_board: string",
    to: "medical_board: string | null",
    names: ["medical_board", "medicalBoard"],
    breaks: [contract],
  }),
  column("states.medicaid_managed_care has one more value", "States", {
    from: 'medicaid_managed_care: "yes"',
    to: 'medicaid_managed_care: "some" | "yes"',
    names: ["medicaid_managed_care", "medicaidManagedCare", "some"],
    breaks: [contract],
  }),
  column("services.color has one more value", "Services", {
    from: '"ink"',
    to: '"ink" | "plum"',
    names: ["color", "plum"],
    breaks: [contract],
  }),
  column("blog_posts.category has one value less", "BlogPosts", {
    from: ' | "Compliance"',
    to: "",
    names: ["category", "Compliance"],
    breaks: [db, contract],
  }),
  output("service.shortDescription renamed", "service", renamed("shortDescription", "teaser", [contract, web])),
  output("service.typicalDuration is text", "service", {
    from: "typicalDuration: duration",
    to: "typicalDuration: z.string()",
    names: ["typicalDuration"],
    breaks: [contract, web],
  }),
  output("specialty.keyRequirements is one text", "specialty", {
    from: "z.array(z.string())",
    to: "z.string()",
    names: ["keyRequirements"],
    breaks: [contract, web],
  }),
  output("specialty.timeframe left out", "specialty", {
    from: "timeframe: z.string(),",
    to: "",
    names: ["timeframe"],
    breaks: [web],
  }),
  output("stateListItem.abbreviation renamed", "stateListItem", renamed("abbreviation", "code", [contract, web])),
  output("stateListItem.imlcMember is a text", "stateListItem", {
    from: "z.nullable(z.boolean())",
    to: "z.string()",
    names: ["imlcMember", "imlc_member"],
    breaks: [contract, web],
  }),
  output("postListItem.createdAt renamed", "postListItem", renamed("createdAt", "publishedAt", [contract, web])),
  output("postListItem.imageUrl is an object", "postListItem", {
    from: "z.nullable(z.string())",
    to: "z.object({ src: z.string() })",
    names: ["imageUrl", "image_url"],
    breaks: [contract, web],
  }),
  output("post.content left out", "post", {
    from: "content: z.string(),",
    to: "",
    names: ["content"],
    breaks: ["packages/trpc-router"],
  }),
  output("post.sources left out", "post", {
    from: "sources: z.array(source),",
    to: "",
    names: ["sources"],
    breaks: ["packages/trpc-router"],
  }),
  output("leadReceipt.reference is a number", "leadReceipt", {
    from: "z.string()",
    to: "z.number()",
    names: ["reference"],
    breaks: [contract, web],
  }),
  input("consultationInput.phone renamed", "consultationFields", renamed("phone", "telephone", [contract, web])),
  input("contactInput.message renamed", "contactFields", renamed("message", "text", [contract, web])),
  input("contactInput has a field that no column stores", "contactFields", {
    from: "name:",
    to: "license: email, name:",
    names: ["license"],
    breaks: [contract],
  }),
  input("contactInput.message may be left empty", "contactFields", {
    from: "required(lengthMax.message, fieldErrors.messageRequired, toLines)",
    to: "optional(lengthMax.message)",
    names: ["message"],
    breaks: [contract],
  }),
  input("newsletterInput.email renamed", "newsletterInput", {
    from: "{ email }",
    to: "{ address: email }",
    names: ["email", "address"],
    breaks: [contract, web],
  }),
  procedure("services", "featured", "highlighted", [web]),
  procedure("specialties", "list", "all", [web]),
  procedure("posts", "list", "all", [web]),
  procedure("leads", "requestConsultation", "consult", [server, web]),
  procedure("newsletter", "subscribe", "join", [server, web]),
];
