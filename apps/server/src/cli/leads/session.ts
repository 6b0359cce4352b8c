import { inspectSpool, listForgotten } from "@site/db/intake/spool";
import { findMeant, type LeadDetails, readReference } from "@site/db/leads/inbox";
import { listLeadEvents } from "@site/db/leads/lead-history";
import { assertCurrentStructure } from "@site/db/migrate";
import { type Db, type OpenDatabase, openDatabase } from "@site/db/open";
import { explained } from "@site/db/storage-fault";
import { type Env, parseEnv } from "../../configuration/env.ts";
import { type Finding, NotFound } from "../print.ts";

export type Session = OpenDatabase & { env: Env };

export function withDatabase<Args extends unknown[]>(work: (session: Session, ...args: Args) => Promise<void>) {
  return async (...args: Args): Promise<void> => {
    const env = parseEnv(process.env);
    for (const [, text] of spoolNotes(env)) process.stderr.write(`${text}.\n`);
    const opened = await openCurrent(env.databaseUrl);
    await using _ = opened.db;
    await work({ ...opened, env }, ...args).catch((error) => {
      throw explained(opened.engine, error);
    });
  };
}

/** @throws Error with one sentence for the operator if the database is missing, too old or too new */
export async function openCurrent(url: string): Promise<OpenDatabase> {
  // An export is slow, so statements have no time limit.
  const opened = await openDatabase(url, { create: false, statementMs: 0, busyMs: 5_000 });
  try {
    await assertCurrentStructure(opened.db);
    return opened;
  } catch (error) {
    await opened.db.destroy();
    throw error;
  }
}

export async function leadOf(db: Db, typed: string): Promise<LeadDetails> {
  const lead = await findMeant(db, typed);
  if (lead !== undefined) return lead;
  const reference = readReference(typed);
  const erased = (await listLeadEvents(db, reference)).find(({ event }) => event === "erased");
  throw new NotFound(
    erased === undefined ? `There is no lead ${reference}.` : `${reference} was erased on ${erased.happened_at}.`,
  );
}

export function spoolNotes({ spoolDir, defaultSpoolDir }: Env): Finding[] {
  if (spoolDir === null) return [];
  const { waiting, left, unreadable } = inspectSpool(spoolDir);
  const later = "are not in the database yet: the running site stores them when the database works";
  const newer = "If a newer release wrote the file, update and restart the site";
  const kept = `contains leads that could not be stored. ${newer}. Otherwise copy what is readable, then delete it`;
  return [
    ...(waiting === 0 ? [] : [["warn", `${waiting} leads wait in ${spoolDir} and ${later}`] as const]),
    ...[
      ...unreadable.map(({ sentence }) => `${sentence}; until then its leads are not stored`),
      ...left.map((file) => `${file} ${kept}`),
      ...listForgotten(spoolDir, defaultSpoolDir),
    ].map((text) => ["fail", text] as const),
  ];
}
