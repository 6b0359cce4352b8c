import { styleText } from "node:util";
import type { LeadCounts } from "@site/db/leads/stats";
import { cut, lengthOf, oneLine, pad, widthOfTerminal } from "./table.ts";

/** Counts under a name: a day, a page, a campaign. */
export type StatsRow = LeadCounts & { name: string };

const widthElsewhere = 80;
const nameWidthMax = 40;
const eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/** One bar a row: leads, and behind them in another shade those in quarantine. The longest fills the line. */
export function renderBars(rows: readonly StatsRow[]): string {
  const names = rows.map(({ name }) => cut(oneLine(name), nameWidthMax));
  const nameWidth = Math.max(0, ...names.map(lengthOf));
  const most = Math.max(1, ...rows.map(({ leads }) => leads));
  const figures = rows.map(({ leads, quarantined }) =>
    quarantined === 0 ? `${leads}` : `${leads} (${quarantined} ?)`,
  );
  const room = (widthOfTerminal() ?? widthElsewhere) - nameWidth - Math.max(0, ...figures.map(lengthOf)) - 2;
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

/** Colours only for a terminal, and not with NO_COLOR: Node looks at both. */
function colour(name: "green" | "yellow", text: string): string {
  return text === "" ? "" : styleText(name, text, { stream: process.stdout });
}
