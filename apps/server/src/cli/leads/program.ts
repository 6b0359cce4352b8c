import type { Command } from "commander";
import { exitCodesHelp, newProgram } from "../print.ts";

/** Each command, loaded when it is typed, because all of them together take as much memory and time as an export. */
const commands: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  list: async () => (await import("./read/list.ts")).declareList,
  show: async () => (await import("./read/show.ts")).declareShow,
  export: async () => (await import("./read/export.ts")).declareExport,
  stats: async () => (await import("./read/stats.ts")).declareStats,
  status: async () => (await import("./change/answer.ts")).declareStatus,
  correct: async () => (await import("./change/correct.ts")).declareCorrect,
  release: async () => (await import("./change/answer.ts")).declareRelease,
  notify: async () => (await import("./change/answer.ts")).declareNotify,
  allow: async () => (await import("./change/answer.ts")).declareAllow,
  person: async () => (await import("./change/privacy.ts")).declarePerson,
  erase: async () => (await import("./change/privacy.ts")).declareErase,
  retention: async () => (await import("./change/privacy.ts")).declareRetention,
  doctor: async () => (await import("./doctor/doctor.ts")).declareDoctor,
  canary: async () => (await import("./canary/canary.ts")).declareCanary,
};

const help = `
${exitCodesHelp}
doctor: 0 all is well · 1 warnings · 2 failures.

Days are days of REPORT_TIME_ZONE; --to includes its day. Times in JSON and in CSV's created_at are UTC.
Every command has examples: pnpm leads list --help`;

/**
 * The commands of `pnpm leads`; doctor sets `process.exitCode`.
 * @param typed the name of the command that will run; of any other word, such as --help, all are declared
 */
export async function createLeadsProgram(typed = ""): Promise<Command> {
  const does = "Find, answer, export and erase what visitors left. Works while the site runs.";
  const program = newProgram("pnpm leads", does, help);
  const all = Object.entries(commands);
  const named = all.filter(([name]) => name === typed);
  for (const [, load] of named.length > 0 ? named : all) (await load())(program);
  return program;
}
