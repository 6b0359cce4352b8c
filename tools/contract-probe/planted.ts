import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { print } from "../program.ts";

type Change = readonly [file: string, from: string, to: string];
/** names: what the replay has to say; null: the edit is harmless, and the replay has to be silent. */
type Planted = { name: string; names: RegExp | null; changes: readonly Change[] };

const inputs = "packages/trpc-router/src/inputs.ts";
const outputs = "packages/trpc-router/src/outputs.ts";
const lengths = "packages/trpc-router/src/length-max.ts";
const forms = "packages/content/src/copy/forms.ts";
const postedForms = "apps/server/src/forms/posted-forms.ts";
const leads = "packages/trpc-router/src/procedures/leads.ts";
const errors = "packages/trpc-router/src/errors.ts";
const rest = "apps/server/src/api/rest/rest.ts";
const spool = "packages/db/src/intake/spool-line.ts";
const draft = "apps/web/src/forms/draft/draft.ts";
const webhook = "apps/server/src/notifications/webhook.ts";
const optionalService = '.optional(z.enum([...serviceValues, ""], fieldErrors.serviceUnknown))';
const compliance = '{ value: "compliance-support", label: "Compliance Support" }';

const breaking = (name: string, names: RegExp, ...changes: Change[]): Planted => ({ name, names, changes });
const harmless = (name: string, ...changes: Change[]): Planted => ({ name, names: null, changes });

const planted: readonly Planted[] = [
  breaking("consultation: phone renamed", /refused telephone/, [inputs, "  phone: required", "  telephone: required"]),
  breaking("consultation: practice renamed", /practice is stored/, [
    inputs,
    "  practice: optional",
    "  clinic: optional",
  ]),
  breaking("contact: company removed", /company is stored/, [
    inputs,
    'company: optional(lengthMax.company).check(doc("Practice or organization.", "Osei Eye Care")),',
    "",
  ]),
  breaking("contact: message renamed", /refused words/, [inputs, "  message: required", "  words: required"]),
  breaking("contact: phone required", /refused phone/, [
    inputs,
    "phone: optional(lengthMax.phone)",
    "phone: required(lengthMax.phone, fieldErrors.phoneRequired)",
  ]),
  breaking("contact: company required", /refused company/, [
    inputs,
    "company: optional(lengthMax.company)",
    'company: required(lengthMax.company, "Which company?")',
  ]),
  breaking("consultation: practice required", /refused practice/, [
    inputs,
    "practice: optional(lengthMax.company)",
    'practice: required(lengthMax.company, "Which practice?")',
  ]),
  breaking("contact: service required", /refused service/, [
    inputs,
    optionalService,
    '.enum([...serviceValues, ""], fieldErrors.serviceUnknown)',
  ]),
  breaking("message narrowed", /refused message/, [lengths, "message: 10_000", "message: 5_000"]),
  breaking("name narrowed", /refused name/, [lengths, "name: 200", "name: 100"]),
  breaking("phone narrowed", /refused phone/, [lengths, "phone: 40", "phone: 20"]),
  breaking("email narrowed", /refused email/, [lengths, "email: 254", "email: 100"]),
  breaking("practice and company narrowed", /refused practice/, [lengths, "company: 200", "company: 50"]),
  breaking("name retyped", /refused name/, [
    inputs,
    "const name = required(lengthMax.name, fieldErrors.nameRequired)",
    "const name = z.array(z.string())",
  ]),
  breaking("idempotencyKey narrowed", /refused idempotencyKey/, [inputs, "{8,64}", "{8,12}"]),
  breaking("attribution: landingPage renamed", /landing_page is stored/, [
    inputs,
    "{ landingPage: note,",
    "{ landing: note,",
  ]),
  breaking("newsletter: email renamed", /refused address/, [
    inputs,
    "newsletterInput = z.object({ email })",
    "newsletterInput = z.object({ address: email })",
  ]),
  breaking("a service no longer offered or known", /refused service/, [forms, `${compliance},`, ""]),
  breaking("a service renamed", /refused service/, [forms, 'value: "insurance-paneling"', 'value: "paneling"']),
  breaking(
    "answer to a lead: reference renamed",
    /answer's reference/,
    [outputs, "reference: z", "code: z"],
    [leads, "return { reference };\n    }),\n\n  contact", "return { code: reference };\n    }),\n\n  contact"],
  ),
  breaking("answer: service.shortDescription retyped", /shortDescription/, [
    outputs,
    "shortDescription: z\n      .string()",
    "shortDescription: z\n      .string().transform((text) => [text])",
  ]),
  breaking("answer: state.abbreviation removed", /abbreviation/, [
    outputs,
    'abbreviation: z.string().meta(doc("The two letters of the postal service.", "OH")),',
    "",
  ]),
  breaking("answer: state.medicalBoard may be missing", /medicalBoard/, [
    outputs,
    "medicalBoard: z.string()",
    "medicalBoard: z.string().optional()",
  ]),
  breaking("answer: post.excerpt removed", /excerpt/, [
    outputs,
    'excerpt: z.string().meta(doc("The article in a sentence or two.", "855I, 855B, 855A: one question each.")),',
    "",
  ]),
  breaking("answer: specialty.timeframe retyped", /timeframe/, [
    outputs,
    "timeframe: z.string()",
    "timeframe: z.string().transform(() => 90)",
  ]),
  breaking("answer: color has one more value", /color/, [
    outputs,
    'z.enum(["pine", "amber", "ink"])',
    'z.enum(["pine", "amber", "ink", "plum"])',
  ]),
  breaking("answer to a newsletter: ok retyped", /answer's ok/, [
    outputs,
    "z.literal(true)",
    'z.literal(true).transform(() => "yes")',
  ]),
  breaking("refusal: data.fields renamed", /data\.fields|names name/, [
    errors,
    "data: { code, httpStatus, fields }",
    "data: { code, httpStatus, issues: fields }",
  ]),
  breaking("refusal: another code", /instead of UNSUPPORTED_MEDIA_TYPE/, [
    rest,
    '"UNSUPPORTED_MEDIA_TYPE"',
    '"BAD_REQUEST"',
  ]),
  breaking("REST: header Idempotency-Key renamed", /with a header.*idempotency_key is stored/, [
    rest,
    'headers["idempotency-key"]',
    'headers["x-request-key"]',
  ]),
  breaking("REST: header X-Partner-Key renamed", /of a partner.*partner_key_hash is stored/, [
    "apps/server/src/configuration/partner-keys.ts",
    '"x-partner-key"',
    '"x-crm-key"',
  ]),
  breaking("REST: a path renamed", /\/api\/contact is gone/, [leads, "/api/contact", "/api/message"]),
  breaking("tRPC: a procedure renamed", /tRPC contact/, [leads, "  contact: procedure", "  message: procedure"]),
  breaking("form post: a form renamed", /form post closing/, [postedForms, "  closing: {", "  band: {"]),
  breaking("form post: page renamed", /sent_from is stored/, [postedForms, "values.page", "values.origin"]),
  breaking("form post: about renamed", /about is stored/, [postedForms, "values.about", "values.topic"]),
  breaking("spool: reference renamed", /spool line 1/, [spool, "reference: z.string()", "code: z.string()"]),
  breaking("spool: attribution renamed", /spool line 1: landing_page/, [
    spool,
    "{ landingPage: textOrNull,",
    "{ landing: textOrNull,",
  ]),
  breaking("spool: a version that is no longer read", /spool line/, [spool, "z.maximum(spoolVersion)", "z.maximum(1)"]),
  breaking("draft: values renamed", /draft of contact/, [draft, "values: z.record", "fields: z.record"]),
  breaking("draft: another key", /draft of contact: key/, [draft, "{32}", "{36}"]),
  breaking("webhook: lead renamed", /webhook's body: lead/, [
    webhook,
    'lead.created", lead }',
    'lead.created", contact: lead }',
  ]),
  harmless("an optional field", [
    inputs,
    "  message: required",
    "  fax: optional(lengthMax.phone),\n  message: required",
  ]),
  harmless("a longer message", [lengths, "message: 10_000", "message: 20_000"]),
  harmless("a longer phone number", [lengths, "phone: 40", "phone: 60"]),
  harmless("a shorter key is taken", [inputs, "{8,64}", "{4,64}"]),
  harmless("a service more", [forms, `${compliance},`, `${compliance}, { value: "audits", label: "Audits" },`]),
  harmless(
    "a service that is no longer offered, and still known",
    [forms, `${compliance},`, ""],
    [forms, "formerServiceOptions = []", `formerServiceOptions = [${compliance}]`],
  ),
  harmless("an answer with one more field", [
    outputs,
    "abbreviation: z.string()",
    'nickname: z.string().default("").meta(doc("Nickname.", "")), abbreviation: z.string()',
  ]),
  harmless("other words of a refusal", [errors, "The request is too large.", "That is too much."]),
  harmless("a draft with one more value", [
    draft,
    "  values: z.record",
    "  savedAt: z.optional(z.number()),\n  values: z.record",
  ]),
  harmless("a spool line with one more value", [
    spool,
    "  reference: z.string(),",
    "  reference: z.string(),\n  note: textOrNull,",
  ]),
  harmless("a webhook's body with one more value", [
    webhook,
    'lead.created", lead }',
    'lead.created", lead, sentBy: "site" }',
  ]),
  harmless("other words of the OpenAPI document", [leads, "For somebody with a question.", "For questions."]),
];

const run = promisify(execFile);
const program = join(import.meta.dirname, "planted-run.ts");

/** Plants each edit in a process of its own. @returns whether each was named or passed, as its kind is */
export async function tryPlanted(only: string): Promise<boolean> {
  const queue = planted.filter(({ name }) => name.includes(only));
  let [passed, failed] = [0, 0];
  const work = async () => {
    for (let edit = queue.shift(); edit !== undefined; edit = queue.shift()) {
      const { name, names, changes } = edit;
      const env = { ...process.env, PLANTED: JSON.stringify(changes) };
      const said = await run(process.execPath, [program], { env, maxBuffer: 64e6 }).then(
        ({ stdout }) => stdout.trim().split("\n").filter(Boolean),
        (error: { stderr: string }) => [`the program ended: ${error.stderr.slice(0, 400)}`],
      );
      const found = names === null ? said[0] : said.find((line) => names.test(line));
      const isRight = names === null ? found === undefined : found !== undefined;
      print(`${isRight ? "ok  " : "FAIL"} ${names === null ? "passes" : "stopped"}: ${name}`);
      if (found !== undefined) print(`     ${found.slice(0, 160)}`);
      if (!isRight && names !== null)
        print(`     but it says ${said.slice(0, 3).join(" | ").slice(0, 400) || "nothing"}`);
      if (isRight) passed += 1;
      else failed += 1;
    }
  };
  await Promise.all([work(), work()]);
  print(`${passed} passed, ${failed} failed`);
  return failed === 0;
}
