import type { Evidence, StoredState } from "./evidence.ts";
import type { Killer } from "./moments.ts";
import type { Server } from "./server.ts";
import type { Verdict } from "./verdict.ts";
import type { Visitors } from "./visitors.ts";

type Run = { killer: Killer; server: Server; visitors: Visitors; state: StoredState; mails: Evidence["mails"] };

/** The run in figures. */
export function figures({ killer, server, visitors, state, mails }: Run, seconds: number): string[] {
  const { visits, requests, unanswered } = visitors;
  const moments = Object.entries(killer.counts).map(([moment, count]) => `${moment} ${count}`);
  const answered = visits.filter(({ references }) => references.length > 0);
  const repeats = answered.reduce((sum, { references }) => sum + references.length - 1, 0);
  const failures = server.output.join("").match(/"notification failed"/g)?.length ?? 0;
  const duplicates = mails.length - new Set(mails.map(({ messageId }) => messageId)).size;
  return [
    `kills      ${sum(Object.values(killer.counts))} in ${seconds} s (${moments.join(", ")})`,
    `starts     ${server.startsMs.length} until serving, the longest took ${Math.max(...server.startsMs)} ms`,
    `people     ${visits.length}, of them ${answered.length} told a reference; ${repeats} came again`,
    `requests   ${requests}, of them ${unanswered} without an answer`,
    `leads      ${state.leads.length} stored`,
    `mails      ${mails.length}, of them ${duplicates} duplicates with the same Message-ID`,
    `deliveries ${failures} failed while the process lived; all other duplicates are those of a kill`,
  ];
}

/** A line for each promise, examples of where it was broken, and the counts. */
export function verdictLines(verdicts: readonly Verdict[]): string[] {
  const broken = verdicts.filter(({ against }) => against.length > 0).length;
  return [
    ...verdicts.flatMap(({ promise, against }) => {
      if (against.length === 0) return [`ok   ${promise}`];
      return [`FAIL ${promise}: ${against.length} times not`, ...against.slice(0, 3).map((line) => `     ${line}`)];
    }),
    `${verdicts.length - broken} passed, ${broken} failed`,
  ];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
