import { styleText } from "node:util";
import type { LeadCounts } from "@site/db/leads/stats";
import { cut, lengthOf, oneLine, pad, widthOfTerminal } from "./table.ts";

/** Counts of leads; name: a day, a landing page or a campaign. */
export type StatsRow = LeadCounts & { name: string };

/** Line width where stdout is not a terminal. */
const defaultWidth = 80;
const nameWidthMax = 40;
const eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/** One bar per row: accepted leads, then in another shade the quarantined ones. The longest bar fills the line. */
export function renderBars(rows: readonly StatsRow[]): string {
  const names = rows.map(({ name }) => cut(oneLine(name), nameWidthMax));
  const nameWidth = Math.max(0, ...names.map(lengthOf));
  const most = Math.max(1, ...rows.map(({ leads }) => leads));
  const figures = rows.map(({ leads, quarantined }) =>
    quarantined === 0 ? `${leads}` : `${leads} (${quarantined} ?)`,
  );
  const room = (widthOfTerminal() ?? defaultWidth) - nameWidth - Math.max(0, ...figures.map(lengthOf)) - 2;
  const scale = Math.max(room, 8) / most;

  const lines = rows.map(({ leads, quarantined }, index) => {
    const bar = colour("green", solid((leads - quarantined) * scale));
    const doubtful = colour("yellow", "░".repeat(Math.round(quarantined * scale)));
    return `${pad(names[index] ?? "", nameWidth)} ${bar}${doubtful} ${figures[index]}`.trimEnd();
  });
  const legend = rows.some(({ quarantined }) => quarantined > 0) ? ["░ and (n ?): in quarantine, of the total"] : [];
  return [...lines, ...legend].map((line) => `${line}\n`).join("");
}

function solid(length: number): string {
  const rounded = Math.round(length * 8);
  return "█".repeat(Math.floor(rounded / 8)) + (eighths[rounded % 8] ?? "");
}

/** `styleText` colours only for a terminal and without NO_COLOR. */
function colour(name: "green" | "yellow", text: string): string {
  return text === "" ? "" : styleText(name, text, { stream: process.stdout });
}
