import { registerHooks } from "node:module";

/**
 * Loads the product with one part of its source replaced: a fault that a test has to detect. The files on disk don't change.
 * @throws Error, when the file is loaded, if it no longer contains that part
 */
export function mutate(file: string, from: string, to: string): void {
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

export type Mutant = "synchronous-normal" | "notify-first";

const mutants: Readonly<Record<Mutant, readonly [file: string, from: string, to: string]>> = {
  // better-sqlite3's compiled default, which loses the last commits in a power cut. Also without the check at the start.
  "synchronous-normal": [
    "packages/db/src/sqlite/sqlite.ts",
    `{ name: "synchronous", set: "FULL", expect: 2 }`,
    `{ name: "synchronous", set: "NORMAL", expect: 1 }`,
  ],
  // A common fault: the form's handler sends the mail before it stores the lead.
  "notify-first": [
    "apps/server/src/context.ts",
    "new LeadIntake(db, { ...notifyPolicy(env), judge, mayConfirm }, onStored, fallback)",
    `new (class extends LeadIntake {
      async submit(lead) {
        const { createTransport } = await import("nodemailer");
        const { smtpUrl, from, officeEmails } = env.mail;
        await createTransport(smtpUrl).sendMail({ from, to: officeEmails[0], subject: "A new lead", text: lead.name });
        return super.submit(lead);
      }
    })(db, { ...notifyPolicy(env), judge, mayConfirm, officeAddresses: 0 }, onStored, fallback)`,
  ],
};

// For `node --import`.
const mutant = process.env.MUTANT;
const edit = Object.entries(mutants).find(([name]) => name === mutant)?.[1];
if (edit !== undefined) mutate(...edit);
