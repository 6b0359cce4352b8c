type Workspace = "apps/server" | "apps/web" | "packages/content" | "packages/db" | "packages/trpc-router";
/** A package, or one file of a package whose other files break anyway. */
type Place = Workspace | `${Workspace}/src/${string}`;

export type Mutation = {
  /** The developer's change, in words. */
  name: string;
  file: string;
  /** The declaration to change: the first occurrence of `from` after this text is replaced. */
  after: string;
  from: string;
  to: string;
  /** Identifiers in the compiler's errors about this change: the old name, the new name, or both. */
  names: readonly string[];
  /** Places where the compiler has to report errors, in files that are not tests. */
  breaks: readonly Place[];
};

type Change = Pick<Mutation, "from" | "to" | "names" | "breaks">;

/** A change of the database, as `pnpm db:types` would write it into the types after the migration. */
function column(name: string, table: string, change: Change): Mutation {
  return { name: `column: ${name}`, file: "packages/db/src/schema.ts", after: `type ${table}Table`, ...change };
}

function output(name: string, schema: string, change: Change): Mutation {
  return {
    name: `output: ${name}`,
    file: "packages/trpc-router/src/outputs.ts",
    after: `const ${schema} =`,
    ...change,
  };
}

function input(name: string, schema: string, change: Change): Mutation {
  return { name: `input: ${name}`, file: "packages/trpc-router/src/inputs.ts", after: `const ${schema} =`, ...change };
}

/** A change that renames a property. */
function renamed(before: string, after: string, breaks: readonly Place[]): Change {
  return { from: ` ${before}:`, to: ` ${after}:`, names: [before, after], breaks };
}

function procedure(router: string, before: string, after: string, breaks: readonly Place[]): Mutation {
  return {
    name: `procedure: ${router}.${before} renamed`,
    file: `packages/trpc-router/src/procedures/${router}.ts`,
    after: "Router = router({",
    ...renamed(before, after, breaks),
  };
}

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

/** Changes of other declarations of one package that another package has to follow. */
const declarations: readonly Mutation[] = [
  {
    name: "content: a section kind that nothing draws",
    file: "packages/content/src/types.ts",
    after: "export type Section = SectionBase",
    from: '| { kind: "cards"',
    to: '| { kind: "quote"; quote: string } | { kind: "cards"',
    names: ["quote"],
    breaks: ["apps/web/src/sections/section.tsx"],
  },
  {
    name: "content: a label of a form that the privacy policy does not name",
    file: "packages/content/src/copy/forms.ts",
    after: "contactForm = {",
    from: 'message: "Message",',
    to: 'message: "Message", fellowship: "Fellowship",',
    names: ["fellowship"],
    breaks: ["packages/content/src/legal/privacy-policy.ts", "packages/content/src/copy/forms.ts"],
  },
  {
    name: "content: one more fact of a state",
    file: "packages/content/src/types.ts",
    after: "export type StateFacts =",
    from: "medicalBoard: string;",
    to: "medicalBoard: string; renewal: string;",
    names: ["renewal"],
    breaks: [
      "packages/content/src/states/facts.ts",
      "packages/content/src/states/fact-list.ts",
      "packages/trpc-router/src/outputs.ts",
    ],
  },
  {
    name: "route: a service taken out of the tree",
    file: "apps/web/src/routes/tree.ts",
    after: "addChildren([",
    from: 'serviceRoute("/dental-credentialing"),',
    to: "",
    names: ["/dental-credentialing"],
    breaks: ["apps/web/src/router.tsx"],
  },
  {
    name: "route: an address that content does not list",
    file: "apps/web/src/routes/newsletter.tsx",
    after: "createRoute({",
    from: "path: newsletterPath,",
    to: 'path: "/newsletters",',
    names: ["/newsletters", "newsletterPath"],
    breaks: ["apps/web/src/router.tsx"],
  },
  {
    name: "route: a template that its file does not export",
    file: "apps/web/src/routes/fixed.tsx",
    after: "templates/home-page",
    from: '"HomePage"',
    to: '"HomPage"',
    names: ["HomPage", "HomePage"],
    breaks: ["apps/web/src/routes/fixed.tsx"],
  },
  {
    name: "renderer: Rendered.html renamed",
    file: "apps/web/src/entry-server.tsx",
    after: "export type Rendered =",
    from: "html: string",
    to: "document: string",
    names: ["html"],
    breaks: [server, web],
  },
  {
    name: "renderer: FormOutcome has one more field",
    file: "apps/web/src/forms/form-outcome.ts",
    after: "export type FormOutcome =",
    from: "requestId: string | null;",
    to: "requestId: string | null; attempt: string;",
    names: ["attempt"],
    breaks: [server],
  },
  {
    name: "renderer: FormOutcome has one more form",
    file: "apps/web/src/forms/form-outcome.ts",
    after: "export type FormName =",
    from: '"contact"',
    to: '"contact" | "callback"',
    names: ["callback"],
    breaks: [server, web],
  },
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
