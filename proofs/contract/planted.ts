import { execFile } from "node:child_process";
import { registerHooks } from "node:module";
import { promisify } from "node:util";
import { printVerdicts, type Verdict } from "../program.ts";

/** The replay has to name the field; null: the edit is harmless, and the replay has to be silent. */
type Planted = readonly [names: string | null, file: string, ...changes: string[]];

const inputs = "packages/trpc-router/src/inputs.ts";
const outputs = "packages/trpc-router/src/outputs.ts";
const lengths = "packages/trpc-router/src/length-max.ts";
const forms = "packages/content/src/copy/forms.ts";
const posted = "apps/server/src/forms/posted-forms.ts";
const leads = "packages/trpc-router/src/procedures/leads.ts";
const errors = "packages/trpc-router/src/errors.ts";
const rest = "apps/server/src/api/rest/rest.ts";
const partnerKeys = "apps/server/src/configuration/partner-keys.ts";
const spool = "packages/db/src/intake/spool-files.ts";
const draft = "apps/web/src/forms/draft/draft.ts";
const webhook = "apps/server/src/notifications/kinds/lead.ts";
const compliance = '{ value: "compliance-support", label: "Compliance Support" }';
const service = 'enum([...serviceValues, ""], fieldErrors.serviceUnknown)';

// Pairs of a part of the file and what stands there instead: first what old clients can't bear, renamed, removed,
// required, narrowed or retyped; then what they can.
const planted: readonly Planted[] = [
  ["consultation, all fields: refused telephone", inputs, "  phone: required", "  telephone: required"],
  ["stored: practice is", inputs, "  practice: optional", "  clinic: optional"],
  ["fewest fields: refused service", inputs, `.optional(z.${service})`, `.${service}`],
  ["longest fields: refused message", lengths, "message: 10_000", "message: 5_000"],
  [
    "refused name",
    inputs,
    "const name = required(lengthMax.name, fieldErrors.nameRequired)",
    "const name = z.array(z.string())",
  ],
  ["refused idempotencyKey", inputs, "{8,64}", "{8,12}"],
  ["service compliance-support: refused service", forms, `${compliance},`, ""],
  ["the answer's name", outputs, '"Physician Credentialing"),', '"Physician Credentialing").transform(() => 7),'],
  ["abbreviation", outputs, "abbreviation: text", "letters: text"],
  ["answer.medicalBoard may now be nothing", outputs, 'Board of Ohio")', 'Board of Ohio").optional()'],
  ['color may now be "plum"', outputs, 'z.enum(["pine", "amber", "ink"])', 'z.enum(["pine", "amber", "ink", "plum"])'],
  [
    "the answer's error.data.fields",
    errors,
    "data: { code, httpStatus, fields }",
    "data: { code, httpStatus, issues: fields }",
  ],
  ["instead of UNSUPPORTED_MEDIA_TYPE", rest, '"UNSUPPORTED_MEDIA_TYPE"', '"BAD_REQUEST"'],
  ["stored: idempotency_key is", rest, 'headers["idempotency-key"]', 'headers["x-request-key"]'],
  ["of a partner: stored: partner_key_hash", partnerKeys, '"x-partner-key"', '"x-crm-key"'],
  ["post /api/contact is gone", leads, "/api/contact", "/api/message"],
  ["tRPC contact, all fields", leads, "  contact: writeProcedure", "  message: writeProcedure"],
  ["form post closing, all fields", posted, "  closing: {", "  band: {"],
  ["spool line 1: name", spool, "reference: z.string()", "code: z.string()"],
  ["draft of contact: message", draft, "values: z.record", "fields: z.record"],
  ["webhook: body.lead", webhook, '"lead.created", lead:', '"lead.created", contact:'],
  [null, inputs, "  message: required", "  fax: optional(lengthMax.phone),\n  message: required"],
  [null, lengths, "message: 10_000", "message: 20_000"],
  [null, forms, `${compliance},`, `${compliance}, { value: "audits", label: "Audits" },`],
  [null, forms, `${compliance},`, "", "formerServiceOptions = []", `formerServiceOptions = [${compliance}]`],
  [
    null,
    outputs,
    "abbreviation: text",
    'nickname: z.string().default("").meta(doc("Nickname.", "")),\n    abbreviation: text',
  ],
  [null, errors, "The request is too large.", "That is too much."],
  [null, draft, "  values: z.record", "  savedAt: z.optional(z.number()),\n  values: z.record"],
  [null, spool, "  reference: z.string(),", "  reference: z.string(),\n  note: textOrNull,"],
  [null, webhook, '"lead.created", lead:', '"lead.created", sentBy: "site", lead:'],
];

const run = promisify(execFile);

/** Plants each edit in a process of its own, two at a time. @returns whether each was named or passed, as its kind is */
export async function tryPlanted(): Promise<boolean> {
  const queue = planted.values();
  const verdicts: Verdict[] = [];
  const work = async () => {
    for (const [names, ...edit] of queue) {
      const said = await replayWith(edit);
      const isRight = names === null ? said === "" : said.includes(names);
      const wish = names === null ? "passes" : `stopped with "${names}"`;
      const promise = `${wish}: ${edit.slice(1).join(" → ").replace(/\s+/g, " ").slice(0, 100)}`;
      verdicts.push({ promise, against: isRight ? [] : [said] });
    }
  };
  await Promise.all([work(), work()]);
  return printVerdicts(verdicts);
}

/** @returns what the replay says against the sources with this edit */
function replayWith(edit: readonly string[]): Promise<string> {
  return run(process.execPath, [import.meta.filename, ...edit], { maxBuffer: 64e6 }).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => `the program ended: ${stderr}`,
  );
}

/** Loads a file of the product with one part of it replaced; on disk it stays. @throws Error if it lacks that part */
function plant(file: string, from: string, to: string): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith(`/${file}`)) return loaded;
      const source = Buffer.from(loaded.source as Uint8Array).toString(); // a file is loaded as bytes
      if (!source.includes(from)) throw new Error(`${file} no longer holds ${JSON.stringify(from)}.`);
      return { ...loaded, source: source.replace(from, to) };
    },
  });
}

// The process of an edit: replays the recorded contract against the edited sources.
if (import.meta.main) {
  const [file = "", ...changes] = process.argv.slice(2);
  while (changes.length > 0) plant(file, changes.shift() ?? "", changes.shift() ?? "");
  const { breaksOf, recordedVersions } = await import("../../apps/server/src/test/contract/version.ts");
  const [version = ""] = recordedVersions();
  process.stdout.write((await breaksOf(version)).map((sentence) => `${sentence}\n`).join(""));
  process.exit(0);
}
