import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { errorsOf } from "./batches.ts";
import type { Mutation } from "./mutation.ts";
import { probe } from "./probe.ts";

const schemaFile = "packages/db/src/schema.ts";
const schema = `
  export type PersonTable = { email: string };
  export type OfficeTable = { phone: string };
  export type StateTable = { code: string };`;

/** A workspace of two packages for the real compiler. */
function workspaceWith(users: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "site-probe-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const compilerOptions = {
    strict: true,
    lib: ["es2024"],
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  };
  const files = { "tsconfig.json": JSON.stringify({ compilerOptions }), [schemaFile]: schema, ...users };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const imports = `import type { OfficeTable, PersonTable } from "../../db/src/schema.ts";`;

function renamed(table: string, from: string, to: string): Mutation {
  const where = { file: schemaFile, after: `type ${table}Table` };
  return { name: `${from} renamed`, ...where, from, to, names: [from, to], breaks: ["packages/trpc-router"] };
}

const email = renamed("Person", "email", "mailbox");
const phone = renamed("Office", "phone", "telephone");
const code = renamed("State", "code", "letters");

async function report(mutations: readonly Mutation[], folder: string) {
  const lines: string[] = [];
  const results = await probe(mutations, [folder], (line) => lines.push(line.replace(/ +/g, " ")));
  return { results, lines };
}

it("one compile proves several mutations, each by errors of its own; a mutation that breaks nothing fails", async () => {
  const folder = workspaceWith({
    "packages/trpc-router/src/person.ts": `${imports}
      export const read = (person: PersonTable) => person.email;`,
    "packages/trpc-router/src/office.ts": `${imports}
      export const read = (office: OfficeTable) => office.phone;`,
  });
  const { results, lines } = await report([email, code, phone], folder);
  expect(results).toEqual([true, true, false]);
  expect(lines).toEqual([
    expect.stringMatching(/^ok email renamed packages\/trpc-router 1 one of 3, /),
    expect.stringMatching(/^ok phone renamed packages\/trpc-router 1 one of 3, /),
    expect.stringMatching(/^FAIL code renamed no errors alone, /),
    " nothing in packages/trpc-router noticed",
  ]);
  expect(readFileSync(join(folder, schemaFile), "utf8")).toBe(schema);
});

it("errors about two mutations count for neither; both are tried alone", async () => {
  const folder = workspaceWith({
    "packages/trpc-router/src/both.ts": `${imports}
      interface Both extends PersonTable, OfficeTable {}
      const given: object & { email: string; phone: string } = { email: "", phone: "" };
      export const both: Both = given;`,
  });
  const { results, lines } = await report([email, phone], folder);
  expect(results).toEqual([true, true]);
  expect(lines.map((line) => line.replace(/, \d+ ms$/, ""))).toEqual([
    "ok email renamed packages/trpc-router 1 alone",
    "ok phone renamed packages/trpc-router 1 alone",
  ]);
});

it("a mutation whose place in the source is gone fails", async () => {
  const { results, lines } = await report([renamed("Person", "fax", "telefax")], workspaceWith({}));
  expect(results).toEqual([false]);
  expect(lines).toEqual([`FAIL fax renamed: ${schemaFile} no longer holds "fax"`]);
});

it("a name in a type that the compiler writes out, or beside the name of the error, proves nothing", () => {
  const message = "Property 'telephone' is missing in type '{ phone: string; code: string; }'.";
  const error = { file: "packages/trpc-router/src/office.ts", message, sourceLine: "const { email, code } = office;" };
  const batch = [email, phone, code];
  expect(batch.map((mutation) => errorsOf(mutation, batch, [error]).length)).toEqual([0, 1, 0]);
});
