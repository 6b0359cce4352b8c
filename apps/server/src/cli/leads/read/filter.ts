import { contactServiceOptions } from "@site/content/copy/forms";
import { type LeadFilter, leadStatuses, searchedColumns } from "@site/db/leads/inbox";
import { type Command, Option } from "commander";
import { instantsOf, readDay } from "../days.ts";

export type FilterOptions = Pick<LeadFilter, "kind" | "status" | "service" | "text"> & { from?: string; to?: string };

/** Options that say which leads. */
export function addFilterOptions(command: Command): Command {
  return addDayOptions(command)
    .addOption(new Option("--status <status>", "how far it is").choices(leadStatuses))
    .addOption(
      new Option("--service <service>", "what the contact form was about").choices(
        contactServiceOptions.map(({ value }) => value),
      ),
    )
    .option(
      "--text <words>",
      `somewhere in ${new Intl.ListFormat("en-GB", { type: "disjunction" }).format(searchedColumns)}`,
    );
}

/** Options that say which leads, where they are only counted. */
export function addDayOptions(command: Command): Command {
  return command
    .option("--from <day>", "first day: 2026-11-01, today or yesterday", readDay)
    .option("--to <day>", "last day, included", readDay)
    .addOption(new Option("--kind <kind>", "which form").choices(["consultation", "contact"]));
}

export function readFilter({ from, to, ...rest }: FilterOptions, zone: string): LeadFilter {
  return { ...rest, ...instantsOf({ ...(from && { from }), ...(to && { to }) }, zone) };
}
