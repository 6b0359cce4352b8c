import { knownServiceOptions } from "@site/content/copy/forms";
import { type LeadFilter, leadStatuses, searchedColumns } from "@site/db/leads/inbox";
import { type Command, Option } from "commander";
import { intervalOf, readDay } from "../days.ts";

export type FilterOptions = Pick<LeadFilter, "kind" | "status" | "service" | "text"> & { from?: string; to?: string };

/** Options that filter leads. */
export function addFilterOptions(command: Command): Command {
  return addDayOptions(command)
    .addOption(new Option("--status <status>", "status of the lead").choices(leadStatuses))
    .addOption(
      new Option("--service <service>", "service chosen in the contact form").choices(
        knownServiceOptions.map(({ value }) => value),
      ),
    )
    .option(
      "--text <words>",
      `text in ${new Intl.ListFormat("en-GB", { type: "disjunction" }).format(searchedColumns)}`,
    );
}

/** Options that filter leads for statistics. */
export function addDayOptions(command: Command): Command {
  return command
    .option("--from <day>", "first day: 2026-11-01, today or yesterday", readDay)
    .option("--to <day>", "last day, included", readDay)
    .addOption(new Option("--kind <kind>", "which form").choices(["consultation", "contact"]));
}

export function readFilter({ from, to, ...rest }: FilterOptions, zone: string): LeadFilter {
  return { ...rest, ...intervalOf({ from, to }, zone) };
}
