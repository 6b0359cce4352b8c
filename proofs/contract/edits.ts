/** A developer's change in one place, and the files in which the compiler has to report errors about it. */
export type Edit = {
  /** The change in words. */
  name: string;
  file: string;
  /** The declaration to change: the first occurrence of `from` after this text is replaced. */
  after: string;
  from: string;
  to: string;
  /** A name that errors about this change contain, and no others. */
  says: RegExp;
  breaks: readonly string[];
};

type Change = readonly [from: string, to: string, says: RegExp];

const renamed = (before: string, now: string): Change => [
  ` ${before}:`,
  ` ${now}:`,
  new RegExp(`["'](?:${before}|${now})["']`),
];

const at = (kind: string, file: string, declaration: (name: string) => string) => {
  return (name: string, inside: string, [from, to, says]: Change, ...breaks: string[]): Edit => {
    return { name: `${kind}: ${name}`, file, after: declaration(inside), from, to, says, breaks };
  };
};
/** A change of the database, as `pnpm db:migrate --types` would write it into the types after the migration. */
const column = at("column", "packages/db/src/schema.ts", (table) => `  ${table}: `);
const output = at("output", "packages/trpc-router/src/outputs.ts", (schema) => `const ${schema} =`);
const input = at("input", "packages/trpc-router/src/inputs.ts", (schema) => `const ${schema} =`);
const content = at("content", "packages/content/src/types/content.ts", (type) => `export type ${type} =`);
const procedure = at("procedure", "packages/trpc-router/src/procedures/leads.ts", (router) => `${router} = router({`);
const label = at("content", "packages/content/src/copy/forms.ts", (form) => `${form} = {`);
const outcome = at("renderer", "apps/web/src/forms/form-outcome.ts", (type) => `export type ${type} =`);

const [db, contract, server, web] = ["packages/db/src", "packages/trpc-router/src", "apps/server/src", "apps/web/src"];
/** Files that a new column of a form's table must reach: each would silently drop or hide the visitor's entry. */
const lead = [
  ...[`${db}/leads/lead-fields.ts`, `${contract}/inputs.ts`],
  ...[`${server}/notifications/mail/lead-facts.ts`, `${web}/forms/contact-form.tsx`],
];
const reads = `${contract}/procedures/content.ts`;

// Names of invented columns and fields are such that no one would choose them for a real one.
export const edits: readonly Edit[] = [
  column(
    "a form's table has one more column",
    "contact_submissions",
    [" message:", " kumquat: string | null; message:", /kumquat/],
    ...lead,
  ),
  column(
    "consultation_requests.email renamed",
    "consultation_requests",
    renamed("email", "mailbox"),
    `${db}/leads/lead-fields.ts`,
    `${db}/privacy/erasure.ts`,
  ),
  column(
    "notifications.channel has one more value",
    "notifications",
    ['"webhook"', '"webhook" | "pigeon"', /pigeon/],
    `${server}/notifications/dispatcher.ts`,
  ),
  column(
    "states.medical_board is nullable",
    "states",
    ["medical_board: string", "medical_board: string | null", /property 'medicalBoard'/],
    reads,
  ),
  output(
    "service.shortDescription renamed",
    "service",
    renamed("shortDescription", "teaser"),
    reads,
    `${web}/templates/home-page.tsx`,
  ),
  input(
    "consultationInput has a field that no column stores",
    "consultationFields",
    ["  name,", "  name, durian: email,", /durian/],
    `${contract}/inputs.ts`,
  ),
  procedure(
    "leads.requestConsultation renamed",
    "Router",
    renamed("requestConsultation", "consult"),
    `${web}/forms/consultation-form.tsx`,
  ),
  content(
    "a section kind that nothing draws",
    "Section",
    ['| { kind: "cards"', '| { kind: "quince"; quote: string } | { kind: "cards"', /quince/],
    `${web}/sections/section.tsx`,
  ),
  label(
    "a label of a form that the privacy policy does not name",
    "contactForm",
    ['message: "Message",', 'message: "Message", papaya: "Papaya",', /papaya/],
    "packages/content/src/legal/privacy-policy.ts",
  ),
  content(
    "one more fact of a state",
    "StateFacts",
    ["medicalBoard: string;", "medicalBoard: string; medlar: string;", /medlar/],
    "packages/content/src/states/data/facts.ts",
    "packages/content/src/states/states.ts",
    `${contract}/outputs.ts`,
  ),
  outcome(
    "FormOutcome has one more field",
    "FormOutcome",
    ["form: FormName;", "form: FormName; loquat: string;", /loquat/],
    `${server}/forms/posted-forms.ts`,
  ),
];
