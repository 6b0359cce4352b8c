import type { Edit } from "./edit.ts";

type Change = readonly [from: string, to: string];

/** A change of the database, as `pnpm db:migrate --types` would write it into the types after the migration. */
function column(name: string, table: string, [from, to]: Change, ...breaks: string[]): Edit {
  return { name: `column: ${name}`, file: "packages/db/src/schema.ts", after: `type ${table}`, from, to, breaks };
}

function output(name: string, schema: string, [from, to]: Change, ...breaks: string[]): Edit {
  const [file, after] = ["packages/trpc-router/src/outputs.ts", `const ${schema} =`];
  return { name: `output: ${name}`, file, after, from, to, breaks };
}

function input(name: string, schema: string, [from, to]: Change, ...breaks: string[]): Edit {
  const [file, after] = ["packages/trpc-router/src/inputs.ts", `const ${schema} =`];
  return { name: `input: ${name}`, file, after, from, to, breaks };
}

function procedure(router: string, before: string, now: string, ...breaks: string[]): Edit {
  const file = `packages/trpc-router/src/procedures/${router}.ts`;
  const [from, to] = renamed(before, now);
  return { name: `procedure: ${router}.${before} renamed`, file, after: "Router = router({", from, to, breaks };
}

function renamed(before: string, now: string): Change {
  return [` ${before}:`, ` ${now}:`];
}

/** Files that a new column of a form's table must reach: each would silently drop or hide what a visitor entered. */
const lead = [
  "packages/db/src/leads/lead-fields.ts",
  "packages/db/src/leads/inbox.ts",
  "packages/trpc-router/src/inputs.ts",
  "apps/server/src/notifications/mail/message-text.ts",
  "apps/web/src/forms/contact-form.tsx",
];

// Names of invented columns and fields are such that nobody would choose them for a real one.
export const edits: readonly Edit[] = [
  column(
    "a form's table has one more column",
    "ContactSubmissionsTable",
    [" message:", " kumquat: string | null; message:"],
    ...lead,
  ),
  column(
    "contact_submissions.email renamed",
    "ContactSubmissionsTable",
    renamed("email", "mailbox"),
    "packages/db/src/privacy/person.ts",
    "packages/db/src/privacy/erasure.ts",
  ),
  column(
    "lead_inbox.landing_page renamed",
    "LeadInboxTable",
    renamed("landing_page", "first_page"),
    "packages/db/src/privacy/erasure.ts",
    "apps/server/src/notifications/mail/message-text.ts",
  ),
  column(
    "notifications.channel has one more value",
    "NotificationsTable",
    ['"webhook"', '"webhook" | "pigeon"'],
    "apps/server/src/notifications/create-dispatcher.ts",
  ),
  column(
    "specialties.timeframe_to_days is text",
    "SpecialtiesTable",
    ["timeframe_to_days: number", "timeframe_to_days: string"],
    "packages/db/src/content/specialties.ts",
  ),
  column(
    "states.medical_board is nullable",
    "StatesTable",
    ["medical_board: string", "medical_board: string | null"],
    "packages/trpc-router/src/procedures/states.ts",
  ),
  column(
    "services.color has one more value",
    "ServicesTable",
    ['"ink"', '"ink" | "plum"'],
    "packages/trpc-router/src/procedures/services.ts",
  ),
  output(
    "service.shortDescription renamed",
    "service",
    renamed("shortDescription", "teaser"),
    "packages/trpc-router/src/procedures/services.ts",
    "apps/web/src/sections/service-rows/service-rows.tsx",
  ),
  output(
    "specialty.keyRequirements is one text",
    "specialty",
    ["z.array(z.string())", "z.string()"],
    "packages/trpc-router/src/procedures/specialties.ts",
    "apps/web/src/sections/specialty-grid/specialty-grid.tsx",
  ),
  output(
    "leadReceipt.reference renamed",
    "leadReceipt",
    renamed("reference", "code"),
    "packages/trpc-router/src/procedures/leads.ts",
    "apps/web/src/forms/contact-form.tsx",
    "apps/server/src/forms/posted-forms.ts",
  ),
  input(
    "consultationInput.phone renamed",
    "consultationFields",
    renamed("phone", "telephone"),
    "packages/trpc-router/src/procedures/leads.ts",
    "apps/web/src/forms/consultation-form.tsx",
  ),
  input(
    "contactInput has a field that no column stores",
    "contactFields",
    ["  name,", "  name, kumquat: email,"],
    "packages/trpc-router/src/inputs.ts",
  ),
  procedure("leads", "requestConsultation", "consult", "apps/web/src/forms/consultation-form.tsx"),
  {
    name: "content: a section kind that nothing draws",
    file: "packages/content/src/types/content.ts",
    after: "export type Section = SectionBase",
    from: '| { kind: "cards"',
    to: '| { kind: "kumquat"; quote: string } | { kind: "cards"',
    breaks: ["apps/web/src/sections/section.tsx"],
  },
  {
    name: "content: a label of a form that the privacy policy does not name",
    file: "packages/content/src/copy/forms.ts",
    after: "contactForm = {",
    from: 'message: "Message",',
    to: 'message: "Message", kumquat: "Kumquat",',
    breaks: ["packages/content/src/legal/privacy-policy.ts"],
  },
  {
    name: "content: one more fact of a state",
    file: "packages/content/src/types/content.ts",
    after: "export type StateFacts =",
    from: "medicalBoard: string;",
    to: "medicalBoard: string; kumquat: string;",
    breaks: [
      "packages/content/src/states/facts.ts",
      "packages/content/src/states/states.ts",
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
    name: "renderer: Rendered.html renamed",
    file: "apps/web/src/entry-server.tsx",
    after: "export type Rendered =",
    from: "html: string",
    to: "document: string",
    breaks: ["apps/server/src/pages/make-page.ts"],
  },
  {
    name: "renderer: FormOutcome has one more field",
    file: "apps/web/src/forms/form-outcome.ts",
    after: "export type FormOutcome =",
    from: "form: FormName;",
    to: "form: FormName; kumquat: string;",
    breaks: ["apps/server/src/forms/posted-forms.ts"],
  },
];
