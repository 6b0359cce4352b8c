import { listLeadNotifications } from "@site/db/leads/history";
import { releaseLead } from "@site/db/leads/status";
import type { Command } from "commander";
import { notifyPolicy } from "../../../notifications/notify-policy.ts";
import { NotFound } from "../../exit.ts";
import { print, printDatabase } from "../../print.ts";
import { referenceArgument } from "../arguments.ts";
import { type Session, withDatabase } from "../session.ts";

const examples = `
Examples:
  pnpm leads list --status quarantined     suspected spam, not reported to the office
  pnpm leads release CM-7F3K-9Q2M          not spam: notify the office, once`;

export function declareRelease(program: Command): void {
  program
    .command("release")
    .description("take a lead out of quarantine and notify the office")
    .addArgument(referenceArgument())
    .addHelpText("after", examples)
    .action(withDatabase(release));
}

async function release({ db, engine, env }: Session, reference: string): Promise<void> {
  printDatabase(engine.location);
  const released = await releaseLead(db, reference, notifyPolicy(env));
  if (released === undefined) throw new NotFound(`There is no lead ${reference}.`);
  if (released.before !== "quarantined")
    throw new Error(`${reference} is not in quarantine: it is ${released.before}.`);
  const queued = (await listLeadNotifications(db, reference)).length;
  print(
    queued > 0
      ? `${reference} is released; ${queued} notifications are queued, the running site sends them within half a minute`
      : `${reference} is released; nobody is told, because neither SMTP_URL nor LEAD_WEBHOOK_URL is set`,
  );
}
