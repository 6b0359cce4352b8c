import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { mutate } from "../mutate.ts";
import { print } from "../program.ts";
import { grouped } from "./edits.ts";

/** The replay has to name the field; null: the edit is harmless, and the replay has to be silent. */
type Planted = readonly [names: string | null, file: string, ...changes: string[]];

const inputs = "packages/trpc-router/src/inputs.ts";
const outputs = "packages/trpc-router/src/outputs.ts";
const lengths = "packages/trpc-router/src/control-characters.ts";
const forms = "packages/content/src/copy/forms.ts";
const posted = "apps/server/src/forms/posted-forms.ts";
const leads = "packages/trpc-router/src/procedures/leads.ts";
const errors = "packages/trpc-router/src/errors.ts";
const rest = "apps/server/src/api/rest/rest.ts";
const partnerKeys = "apps/server/src/configuration/partner-keys.ts";
const spool = "packages/db/src/intake/spool-files.ts";
const draft = "apps/web/src/forms/draft/draft.ts";
const webhook = "apps/server/src/notifications/webhook.ts";
const compliance = '{ value: "compliance-support", label: "Compliance Support" }';
const service = 'enum([...serviceValues, ""], fieldErrors.serviceUnknown)';

// Pairs of a part of the file and what stands there instead: first what old clients can't bear, renamed, removed,
// required, narrowed or retyped; then what they can.
const planted: readonly Planted[] = [
  ["consultation, all fields: refused telephone", inputs, "  phone: required", "  telephone: required"],
  ["practice is stored as", inputs, "  practice: optional", "  clinic: optional"],
  ["refused phone", inputs, "phone: optional(lengthMax.phone)", 'phone: required(40, "Which?")'],
  ["fewest fields: refused service", inputs, `.optional(z.${service})`, `.${service}`],
  ["longest fields: refused message", lengths, "message: 10_000", "message: 5_000"],
  [
    "refused name",
    inputs,
    "const name = required(lengthMax.name, fieldErrors.nameRequired)",
    "const name = z.array(z.string())",
  ],
  ["refused idempotencyKey", inputs, "{8,64}", "{8,12}"],
  ["landing_page is stored as", inputs, "{ landingPage: note,", "{ landing: note,"],
  [
    "refused address",
    inputs,
    "newsletterInput = z.object({ email })",
    "newsletterInput = z.object({ address: email })",
  ],
  ["service compliance-support: refused service", forms, `${compliance},`, ""],
  [
    "the answer's name",
    outputs,
    '.meta(doc("Name, as the pages show it.", "Phy',
    '.transform(() => 7).meta(doc("Name", "Phy',
  ],
  ["abbreviation", outputs, "    abbreviation: z", "    letters: z"],
  ["answer.medicalBoard is optional", outputs, "medicalBoard: z.string()", "medicalBoard: z.string().optional()"],
  ['color may now be "plum"', outputs, 'z.enum(["pine", "amber", "ink"])', 'z.enum(["pine", "amber", "ink", "plum"])'],
  [
    "the answer's error.data.fields",
    errors,
    "data: { code, httpStatus, fields }",
    "data: { code, httpStatus, issues: fields }",
  ],
  ["instead of UNSUPPORTED_MEDIA_TYPE", rest, '"UNSUPPORTED_MEDIA_TYPE"', '"BAD_REQUEST"'],
  ["idempotency_key is stored as", rest, 'headers["idempotency-key"]', 'headers["x-request-key"]'],
  ["of a partner: partner_key_hash", partnerKeys, '"x-partner-key"', '"x-crm-key"'],
  ["post /api/contact is gone", leads, "/api/contact", "/api/message"],
  ["tRPC contact, all fields", leads, "  contact: procedure", "  message: procedure"],
  ["form post closing, all fields", posted, "  closing: {", "  band: {"],
  ["sent_from is stored as", posted, "values.page", "values.origin"],
  ["spool line 1: name", spool, "reference: z.string()", "code: z.string()"],
  ["draft of contact: message", draft, "values: z.record", "fields: z.record"],
  ["webhook: body.lead", webhook, 'lead.created", lead }', 'lead.created", contact: lead }'],
  [null, inputs, "  message: required", "  fax: optional(lengthMax.phone),\n  message: required"],
  [null, lengths, "message: 10_000", "message: 20_000"],
  [null, forms, `${compliance},`, `${compliance}, { value: "audits", label: "Audits" },`],
  [null, forms, `${compliance},`, "", "formerServiceOptions = []", `formerServiceOptions = [${compliance}]`],
  [
    null,
    outputs,
    "    abbreviation: z",
    '    nickname: z.string().default("").meta(doc("Nickname.", "")),\n    abbreviation: z',
  ],
  [null, errors, "The request is too large.", "That is too much."],
  [null, draft, "  values: z.record", "  savedAt: z.optional(z.number()),\n  values: z.record"],
  [null, spool, "  reference: z.string(),", "  reference: z.string(),\n  note: textOrNull,"],
  [null, webhook, 'lead.created", lead }', 'lead.created", lead, sentBy: "site" }'],
];

const run = promisify(execFile);

/**
 * Plants edits of different files in one process, and alone those that are not judged right there, because one may hide
 * another. @returns whether each was named or passed, as its kind is
 */
export async function tryPlanted(only: string): Promise<boolean> {
  const chosen = planted.filter(([names, file]) => `${names} ${file}`.includes(only));
  const isHarmless = ([names]: Planted) => names === null;
  const queue = [chosen.filter(isHarmless), chosen.filter((edit) => !isHarmless(edit))].flatMap((kind) =>
    grouped(kind, ([, file]) => [file]),
  );
  let [passed, failed] = [0, 0];
  const work = async () => {
    for (let group = queue.shift(); group !== undefined; group = queue.shift()) {
      const said = await replayWith(group);
      for (const edit of group) {
        const isRight = judge(edit, said) || (group.length > 1 && judge(edit, await replayWith([edit])));
        const [names, file, ...changes] = edit;
        const change = changes.join(" → ").replace(/\s+/g, " ").slice(0, 100);
        const wish = names === null ? "passes" : `stopped with "${names}"`;
        print(`${isRight ? "ok  " : "FAIL"} ${wish}: ${file.split("/").at(-1)}: ${change}`);
        if (isRight) passed += 1;
        else failed += 1;
      }
    }
  };
  await Promise.all([work(), work()]);
  print(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

function judge([names]: Planted, said: readonly string[]): boolean {
  return names === null ? said.length === 0 : said.some((line) => line.includes(names));
}

/** @returns what the replay says against the sources with these edits */
async function replayWith(group: readonly Planted[]): Promise<string[]> {
  const changes = group.map(([, ...edit]) => edit);
  const env = { ...process.env, PLANTED: JSON.stringify(changes) };
  return run(process.execPath, [import.meta.filename], { env, maxBuffer: 64e6 }).then(
    ({ stdout }) => stdout.split("\n").filter(Boolean),
    ({ stderr }: { stderr: string }) => [`the program ended: ${stderr}`],
  );
}

// A process of its own for each group: replays the recorded contract against the edited sources.
if (import.meta.main) {
  const edits: string[][] = JSON.parse(process.env.PLANTED ?? "[]");
  for (const [file = "", ...changes] of edits)
    while (changes.length > 0) mutate(file, changes.shift() ?? "", changes.shift() ?? "");
  const { openApiBreaksSince, recordedVersions, replayVersion } = await import(
    "../../apps/server/src/test/contract/version.ts"
  );
  const [version = ""] = recordedVersions();
  const faults = [...(await replayVersion(version)), ...(await openApiBreaksSince(version))];
  process.stdout.write(faults.map((fault) => `${fault}\n`).join(""));
  process.exit(0);
}
