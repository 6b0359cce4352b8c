import { readReference } from "@site/db/intake/reference";
import { findLead } from "@site/db/leads/inbox";
import { dismissNotifications, retryNotifications } from "@site/db/outbox/outbox";
import type { Command } from "commander";
import { NotFound, UsageError } from "../../exit.ts";
import { print, printDatabase } from "../../print.ts";
import { type Session, withDatabase } from "../session.ts";

type NotifyOptions = { retry?: boolean; dead?: boolean; dismiss?: boolean; ref?: string };

const examples = `
Examples:
  pnpm leads notify --retry                       the mail server is back: don't wait for the next attempt
  pnpm leads notify --dead                        retry those that were given up
  pnpm leads notify --dead --ref CR-7F3K-9Q2M     of one lead only
  pnpm leads notify --dismiss                     forget those that were given up, such as mails to mistyped addresses

The running site sends what is due within half a minute. A recipient may get a message twice.`;

export function declareNotify(program: Command): void {
  program
    .command("notify")
    .description("make undelivered notifications due now, or forget those that were given up")
    .option("--retry", "those that failed and wait for a retry")
    .option("--dead", "those that were given up")
    .option("--dismiss", "forget those that were given up")
    .option("--ref <reference>", "only those of this lead", readReference)
    .addHelpText("after", examples)
    .action(withDatabase(notify));
}

async function notify({ db, engine }: Session, { retry, dead, dismiss, ref }: NotifyOptions): Promise<void> {
  if ([retry, dead, dismiss].filter(Boolean).length !== 1)
    throw new UsageError("Say --retry, --dead or --dismiss, one of them.");
  printDatabase(engine.location);
  if (ref !== undefined && (await findLead(db, ref)) === undefined) throw new NotFound(`There is no lead ${ref}.`);
  if (dismiss) print(`${await dismissNotifications(db, ref)} notifications are forgotten`);
  else print(`${await retryNotifications(db, dead ? "dead" : "waiting", ref)} notifications are due now`);
}
