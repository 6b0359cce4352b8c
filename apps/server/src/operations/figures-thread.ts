import { parentPort, workerData } from "node:worker_threads";
import { openDatabase } from "@site/db/open";
import { type Counted, readFigures } from "./figures.ts";

const { db } = await openDatabase(String(workerData), { readOnly: true, create: false });
try {
  const began = performance.now();
  const figures = await readFigures(db);
  parentPort?.postMessage({ figures, ms: performance.now() - began } satisfies Counted);
} finally {
  await db.destroy();
}
