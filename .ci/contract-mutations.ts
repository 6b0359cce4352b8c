type Workspace = "apps/server" | "apps/web" | "packages/content" | "packages/db" | "packages/trpc-router";

export type Mutation = {
  /** What a developer did. */
  name: string;
  file: string;
  /** Only text after this is looked at. */
  after: string;
  from: string;
  to: string;
  /** Where the compiler has to complain, in files that are not tests. */
  breaks: readonly Workspace[];
};

/** A change of the database, as `pnpm db:types` would write it after the migration. */
function column(name: string, table: string, from: string, to: string, breaks: readonly Workspace[]): Mutation {
  return { name: `column: ${name}`, file: "packages/db/src/schema.ts", after: `type ${table}Table`, from, to, breaks };
}

function output(name: string, schema: string, from: string, to: string, breaks: readonly Workspace[]): Mutation {
  const file = "packages/trpc-router/src/outputs.ts";
  return { name: `output: ${name}`, file, after: `const ${schema} =`, from, to, breaks };
}

function input(name: string, schema: string, from: string, to: string, breaks: readonly Workspace[]): Mutation {
  const file = "packages/trpc-router/src/inputs.ts";
  return { name: `input: ${name}`, file, after: `const ${schema} =`, from, to, breaks };
}

function procedure(router: string, from: string, to: string, breaks: readonly Workspace[]): Mutation {
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

export const mutations: readonly Mutation[] = [
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
  input("consultationInput.phone renamed", "consultationInput", "phone:", "telephone:", [contract, web]),
  input("contactInput.message renamed", "contactInput", "message:", "text:", [contract, web]),
  input("newsletterInput.email renamed", "newsletterInput", "{ email }", "{ address: email }", [contract, web]),
  procedure("services", "featured", "highlighted", [web]),
  procedure("specialties", "list", "all", [web]),
  procedure("posts", "bySlug", "one", [web]),
  procedure("leads", "requestConsultation", "consult", [server, web]),
  procedure("newsletter", "subscribe", "join", [server, web]),
];
