import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type Figure, figureOf } from "../figures.ts";
import type { RenderTimes } from "../render/measure.ts";
import type { Settings } from "../settings.ts";

const script = join(import.meta.dirname, "../render/measure.ts");

/** Rendering an uncached page, against React's own rendering of the same tree with its data loaded. */
export async function render({ folder, rounds }: Settings): Promise<Figure[]> {
  const all: RenderTimes[] = [];
  const child = fork(script, [folder, String(rounds)]);
  child.on("message", (times: RenderTimes) => all.push(times));
  const [code]: unknown[] = await once(child, "exit");
  if (code !== 0) throw new Error(`The renderings ended with ${code}.`);
  const pairsOf = (key: "renderMs" | "answerMs") =>
    all.map((times) => ({ product: 1000 / times[key], limit: 1000 / times.bareMs }));
  return [
    figureOf("uncached render: router, loaders, queries, React", "pages/s", pairsOf("renderMs"), { atLeast: 0.8 }),
    figureOf("uncached answer: with CSS inlined, br and gzip", "pages/s", pairsOf("answerMs"), null),
  ];
}
