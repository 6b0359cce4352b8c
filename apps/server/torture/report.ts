import type { Evidence, StoredState } from "./evidence.ts";
import type { Server } from "./server.ts";
import type { Verdict } from "./verdict.ts";
import type { Visitors } from "./visitors.ts";

type Run = {
  /** What `strikes` counts, by moment. */
  what: string;
  strikes: Readonly<Record<string, number>>;
  servers: readonly Server[];
  visitors: Visitors;
  state: StoredState;
  mails: Evidence["mails"];
};

/** The run in figures. */
export function figures({ what, strikes, servers, visitors, state, mails }: Run, seconds: number): string[] {
  const { visits, requests, unanswered } = visitors;
  const moments = Object.entries(strikes).map(([moment, count]) => `${moment} ${count}`);
  const answered = visits.filter(({ references }) => references.length > 0);
  const repeats = answered.reduce((sum, { references }) => sum + references.length - 1, 0);
  const starts = servers.flatMap(({ startsMs }) => startsMs);
  const output = servers.map((server) => server.output.join("")).join("");
  const duplicates = mails.length - new Set(mails.map(({ messageId }) => messageId)).size;
  const line = (name: string, text: string) => `${name.padEnd(10)} ${text}`;
  return [
    line(what, `${sum(Object.values(strikes))} in ${seconds} s (${moments.join(", ")})`),
    line("starts", `${starts.length} until serving, the longest took ${Math.max(...starts)} ms`),
    line("people", `${visits.length}, of them ${answered.length} answered with a reference; ${repeats} sent it again`),
    line("requests", `${requests}, of them ${unanswered} without an answer`),
    line("leads", `${state.leads.length} stored; the spool was used ${countOf(output, "wait in the spool")} times`),
    line("mails", `${mails.length}, of them ${duplicates} duplicates with the same Message-ID`),
    line("deliveries", `${countOf(output, '"notification failed"')} failed while the process lived`),
  ];
}

function countOf(output: string, words: string): number {
  return output.split(words).length - 1;
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
