import { leadTableNames, type Migrating, replaceText } from "../dialect.ts";

const address = "email LIKE '%_@_%'";
const check = `CASE WHEN email IS NULL THEN coalesce(phone, '') <> '' ELSE ${address} END`;

/** The migration before this one is 0008. Migrations 0009 to 0012 were never released. */
export async function officeList(context: Migrating): Promise<void> {
  const { name, run } = context;
  const { end } = context.dialect;
  if (name === "sqlite")
    await replaceText(context, {
      table: "contact_submissions",
      before: `email TEXT NOT NULL CHECK (${address})`,
      after: `email TEXT CHECK (${check})`,
    });
  else
    await run(`ALTER TABLE contact_submissions ALTER COLUMN email DROP NOT NULL,
      DROP CONSTRAINT contact_submissions_email_check, ADD CONSTRAINT contact_submissions_email_check CHECK (${check})`);
  for (const table of leadTableNames) {
    await run(`ALTER TABLE ${table} ADD COLUMN owner
  /* Address of the person of the office who has taken the lead. null: nobody */ TEXT`);
    await run(`ALTER TABLE ${table} ADD COLUMN came_by
  /* The way in which an entered or imported lead came, such as phone. null: by a form of the site */ TEXT`);
    await run(`CREATE INDEX ${table}_same_email ON ${table} (lower(email), created_at)`);
  }
  await run(`ALTER TABLE lead_events ADD COLUMN actor
  /* 'visitor', 'command' (pnpm leads), or the address of the office whose link was used. null: the clock, a statement in SQL, or unknown */
  TEXT`);
  await readActors(run, name === "sqlite" ? "instr" : "strpos");

  await run(`ALTER TABLE notifications ADD COLUMN perhaps_delivered
  /* How often the mail server got the whole message and did not say whether it accepted it. */
  INTEGER NOT NULL DEFAULT 0`);
  await run(`ALTER TABLE notifications ADD COLUMN accept_seconds
  /* How long the mail server took to accept the message after its end. null: not sent, or not by email */ INTEGER`);
  await run("CREATE INDEX notifications_undelivered ON notifications (channel, kind, status) WHERE status <> 'sent'");

  await run(`CREATE TABLE fixed_pages (
  -- First parts of the addresses that no row's page can have, because another page is there. Written at each start.
  slug TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL                              -- service: its row has this slug
) ${end}`);
  await run(`CREATE TABLE office_time (
  -- The office's clock, REPORT_TIME_ZONE: how far it is ahead of UTC from an instant on. Written at each start.
  since TEXT PRIMARY KEY NOT NULL,                -- UTC, ISO-8601
  minutes INTEGER NOT NULL                        -- -360: six hours behind UTC
) ${end}`);
  await run("DROP INDEX content_history_change");
  if (name === "postgres") await run("DROP FUNCTION IF EXISTS check_sources(), follow_content_history()");
}

const prefix = "by mail link, ";

/**
 * Fills the new column `actor`, which names the person who made a change. Until now, this person's email address was in
 * the text of a note, after the words "by mail link, ".
 */
async function readActors(run: Migrating["run"], position: string): Promise<void> {
  const rest = `substr(note, ${prefix.length + 1})`;
  const colon = `${position}(${rest}, ': ')`;
  await run(`UPDATE lead_events SET
    actor = CASE WHEN ${colon} = 0 THEN ${rest} ELSE substr(${rest}, 1, ${colon} - 1) END,
    note = CASE WHEN ${colon} = 0 THEN NULL ELSE substr(${rest}, ${colon} + 2) END
  WHERE event = 'note' AND note LIKE '${prefix}%'`);
  await run("UPDATE lead_events SET actor = 'visitor' WHERE event IN ('addition', 'withdrawn')");
  await run(`UPDATE lead_events SET actor = (
    SELECT other.actor FROM lead_events AS other WHERE other.reference = lead_events.reference
    AND ((other.event = 'note' AND other.id = lead_events.id + 1) OR (other.event = 'withdrawn' AND other.id = lead_events.id - 1))
  ) WHERE event = 'status'`);
  await run(`DELETE FROM lead_events WHERE event = 'note' AND note IS NULL AND actor = (
    SELECT other.actor FROM lead_events AS other
    WHERE other.reference = lead_events.reference AND other.event = 'status' AND other.id = lead_events.id - 1)`);
}
