import type { Outcome } from "./run-world.ts";
import { groups } from "./worlds.ts";

/** A row for each world: how many posts of each group were stored. */
export function tableOf(outcomes: readonly Outcome[]): string {
  const head = ["proxy", "form", "SITE_ORIGIN", ...groups, "promises"];
  const lines = outcomes.map(({ world, rows, checks }) => [
    ...[world.proxy?.name ?? "none", world.proxy === null ? "" : world.form, world.isOriginSet ? "set" : "forgotten"],
    ...groups.map((group) => `${rows[group].stored} of ${rows[group].sent}`),
    `${checks.filter(({ isMet }) => isMet).length} of ${checks.length} kept`,
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map((line) => line[column]?.length ?? 0)));
  return [head, ...lines]
    .map((line) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .join("\n");
}
