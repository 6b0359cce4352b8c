import { parentPort, workerData } from "node:worker_threads";
import { openDatabase } from "@site/db/open";
import { readFigures } from "./figures.ts";

const { db } = await openDatabase(String(workerData), { readOnly: true, create: false });
try {
  parentPort?.postMessage(await readFigures(db));
} finally {
  await db.destroy();
}
