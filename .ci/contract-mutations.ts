type Workspace = "apps/server" | "apps/web" | "packages/content" | "packages/db" | "packages/trpc-router";
/** A package, or one file of it where another file of the package breaks anyway. */
type Place = Workspace | `${Workspace}/src/${string}`;

export type Mutation = {
  /** What a developer did. */
  name: string;
  file: string;
  /** Only text after this is looked at. */
  after: string;
  from: string;
  to: string;
  /** Where the compiler has to complain, in files that are not tests. */
  breaks: readonly Place[];
};

/** A change of the database, as `pnpm db:types` would write it after the migration. */
function column(name: string, table: string, from: string, to: string, breaks: readonly Place[]): Mutation {
  return { name: `column: ${name}`, file: "packages/db/src/schema.ts", after: `type ${table}Table`, from, to, breaks };
}

function output(name: string, schema: string, from: string, to: string, breaks: readonly Place[]): Mutation {
  const file = "packages/trpc-router/src/outputs.ts";
  return { name: `output: ${name}`, file, after: `const ${schema} =`, from, to, breaks };
}

function input(name: string, schema: string, from: string, to: string, breaks: readonly Place[]): Mutation {
  const file = "packages/trpc-router/src/inputs.ts";
  return { name: `input: ${name}`, file, after: `const ${schema} =`, from, to, breaks };
}

function procedure(router: string, from: string, to: string, breaks: readonly Place[]): Mutation {
  const file = `packages/trpc-router/src/${router}.ts`;
  return {
    name: `procedure: ${router}.${from} renamed`,
    file,
    after: "Router = router({",
    from: `  ${from}:`,
    to: `  ${to}:`,
    breaks,
  };
}

const db = "packages/db";
const contract = "packages/trpc-router";
const server = "apps/server";
const web = "apps/web";

/** Where a new column of a form's table has to go: each place that would drop, or never show, what a visitor entered. */
const lead: readonly Place[] = [
  "packages/db/src/leads/lead-fields.ts",
  "packages/db/src/leads/inbox.ts",
  "packages/trpc-router/src/inputs.ts",
  "apps/server/src/notifications/mail/message-text.ts",
  "apps/web/src/forms/contact-form.tsx",
];

/** Changes of other things that one package declares and another has to follow. */
const declarations: readonly Mutation[] = [
  {
    name: "content: a section kind that nothing draws",
    file: "packages/content/src/types.ts",
    after: "export type Section = SectionBase",
    from: '| { kind: "cards"',
    to: '| { kind: "quote"; quote: string } | { kind: "cards"',
    breaks: ["apps/web/src/sections/section.tsx"],
  },
  {
    name: "content: a label of a form that the privacy policy does not name",
    file: "packages/content/src/copy/forms.ts",
    after: "contactForm = {",
    from: 'message: "Message",',
    to: 'message: "Message", npi: "NPI",',
    breaks: ["packages/content/src/legal/privacy-policy.ts", "packages/content/src/copy/forms.ts"],
  },
  {
    name: "content: one more fact of a state",
    file: "packages/content/src/states/facts.ts",
    after: "export type StateFacts =",
    from: "medicalBoard: string;",
    to: "medicalBoard: string; renewal: string;",
    breaks: [
      "packages/content/src/states/facts.ts",
      "packages/content/src/copy/state.ts",
      "packages/trpc-router/src/outputs.ts",
    ],
  },
  {
    name: "route: a service taken out of the tree",
    file: "apps/web/src/routes/tree.ts",
    after: "addChildren([",
    from: 'serviceRoute("/dental-credentialing"),',
    to: "",
    breaks: ["apps/web/src/router.tsx"],
  },
  {
    name: "route: an address that content does not list",
    file: "apps/web/src/routes/newsletter.tsx",
    after: "createRoute({",
    from: "path: newsletterPath,",
    to: 'path: "/newsletters",',
    breaks: ["apps/web/src/router.tsx"],
  },
  {
    name: "route: a template that its file does not export",
    file: "apps/web/src/routes/fixed.tsx",
    after: "templates/home-page",
    from: '"HomePage"',
    to: '"HomPage"',
    breaks: ["apps/web/src/routes/fixed.tsx"],
  },
  {
    name: "renderer: Rendered.html renamed",
    file: "apps/web/src/entry-server.tsx",
    after: "export type Rendered =",
    from: "html: string",
    to: "document: string",
    breaks: [server, web],
  },
  {
    name: "renderer: FormOutcome has one more field",
    file: "apps/web/src/forms/form-outcome.ts",
    after: "export type FormOutcome =",
    from: "requestId: string | null;",
    to: "requestId: string | null; at: string;",
    breaks: [server],
  },
  {
    name: "renderer: FormOutcome has one more form",
    file: "apps/web/src/forms/form-outcome.ts",
    after: "export type FormOutcome =",
    from: '"contact"',
    to: '"contact" | "callback"',
    breaks: [server, web],
  },
];

export const mutations: readonly Mutation[] = [
  ...declarations,
  column("contact_submissions.email renamed", "ContactSubmissions", " email:", " mail:", [
    "packages/db/src/privacy/person.ts",
    "packages/db/src/privacy/erasure.ts",
  ]),
  column(
    "contact_submissions has one more nullable column",
    "ContactSubmissions",
    " message:",
    " npi: string | null; message:",
    lead,
  ),
  column(
    "contact_submissions has one more required column",
    "ContactSubmissions",
    " message:",
    " npi: string; message:",
    lead,
  ),
  column("lead_inbox.landing_page renamed", "LeadInbox", " landing_page:", " first_page:", [
    "packages/db/src/privacy/erasure.ts",
    server,
  ]),
  column("notifications.channel has one more value", "Notifications", '"webhook"', '"webhook" | "slack"', [
    "apps/server/src/notifications/create-dispatcher.ts",
  ]),
  column("specialties.description renamed", "Specialties", " description:", " summary:", [db]),
  column("states.abbreviation renamed", "States", " abbreviation:", " code:", [db]),
  column("blog_posts.created_at renamed", "BlogPosts", " created_at:", " published_at:", [db]),
  column("contact_submissions.message renamed", "ContactSubmissions", " message:", " body:", [db]),
  column(
    "specialties.timeframe_to_days is text",
    "Specialties",
    "timeframe_to_days: number",
    "timeframe_to_days: string",
    [db],
  ),
  column(
    "consultation_requests.practice is not null",
    "ConsultationRequests",
    "practice: string | null",
    "practice: string",
    [db],
  ),
  column("states.medical_board is nullable", "States", "medical_board: string", "medical_board: string | null", [
    contract,
  ]),
  column(
    "states.medicaid_managed_care has one more value",
    "States",
    'medicaid_managed_care: "yes"',
    'medicaid_managed_care: "some" | "yes"',
    [contract],
  ),
  column("services.color has one more value", "Services", '"ink"', '"ink" | "plum"', [contract]),
  column("blog_posts.category has one value less", "BlogPosts", ' | "Compliance"', "", [db, contract]),
  output("service.shortDescription renamed", "service", "shortDescription:", "summary:", [contract, web]),
  output("service.typicalDuration is text", "service", "typicalDuration: duration", "typicalDuration: z.string()", [
    contract,
    web,
  ]),
  output("specialty.keyRequirements is one text", "specialty", "z.array(z.string())", "z.string()", [contract, web]),
  output("specialty.timeframe left out", "specialty", "timeframe: z.string(),", "", [web]),
  output("stateListItem.abbreviation renamed", "stateListItem", "abbreviation:", "code:", [contract, web]),
  output("stateListItem.imlcMember is a text", "stateListItem", "z.nullable(z.boolean())", "z.string()", [
    contract,
    web,
  ]),
  output("postListItem.createdAt renamed", "postListItem", "createdAt:", "publishedAt:", [contract, web]),
  output(
    "postListItem.imageUrl is an object",
    "postListItem",
    "z.nullable(z.string())",
    "z.object({ src: z.string() })",
    [contract, web],
  ),
  output("post.content left out", "post", "content: z.string(),", "", [web]),
  output("post.sources left out", "post", "sources: z.array(source),", "", [web]),
  output("leadReceipt.reference is a number", "leadReceipt", "z.string()", "z.number()", [contract, web]),
  input("consultationInput.phone renamed", "consultationFields", "phone:", "telephone:", [contract, web]),
  input("contactInput.message renamed", "contactFields", "message:", "text:", [contract, web]),
  input("contactInput has a field that no column stores", "contactFields", "name:", "npi: email, name:", [contract]),
  input(
    "contactInput.message may be left empty",
    "contactFields",
    "required(lengthMax.message, fieldErrors.messageRequired, toLines)",
    "optional(lengthMax.message)",
    [contract],
  ),
  input("newsletterInput.email renamed", "newsletterInput", "{ email }", "{ address: email }", [contract, web]),
  procedure("services", "featured", "highlighted", [web]),
  procedure("specialties", "list", "all", [web]),
  procedure("posts", "bySlug", "one", [web]),
  procedure("leads", "requestConsultation", "consult", [server, web]),
  procedure("newsletter", "subscribe", "join", [server, web]),
];
