import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { replaceText } from "./start/replace-check.ts";

const address = "email LIKE '%_@_%'";
const before = `email TEXT NOT NULL CHECK (${address})`;
const check = `CASE WHEN email IS NULL THEN coalesce(phone, '') <> '' ELSE ${address} END`;

/** The office takes leads, enters those that came otherwise, and knows some by their phone number only. */
export async function officeList(db: Kysely<unknown>, { name }: Engine): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  if (name === "sqlite")
    await replaceText(db, {
      table: "contact_submissions",
      before,
      after: `email TEXT CHECK (${check})`,
    });
  else
    await run(`ALTER TABLE contact_submissions ALTER COLUMN email DROP NOT NULL,
      DROP CONSTRAINT contact_submissions_email_check, ADD CONSTRAINT contact_submissions_email_check CHECK (${check})`);
  for (const table of ["consultation_requests", "contact_submissions"]) {
    await run(`ALTER TABLE ${table} ADD COLUMN owner
  /* Address of the person of the office who has taken the lead. null: nobody */ TEXT`);
    await run(`ALTER TABLE ${table} ADD COLUMN came_by
  /* How a lead came that the office entered or imported, such as phone. null: by a form of the site */ TEXT`);
  }
}
