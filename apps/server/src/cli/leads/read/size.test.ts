import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { addManyLeads } from "@site/db/test/many-leads";
import { openTestDatabase } from "@site/db/test/open-test-database";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

// Filling the database takes seconds, reading it from several processes as well.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const leadCount = 100_000;
/** Alone it needs 180 MB; a busy host collects garbage later. With all leads in memory it would need 330. */
const bytesMax = 270 * 1024 * 1024;

describe(`with ${leadCount.toLocaleString("en-US")} leads`, () => {
  const folder = mkdtempSync(join(tmpdir(), "site-size-"));
  const memoryReport = join(folder, "memory.txt");
  const env = { DATABASE_URL: `file:${join(folder, "site.db")}`, MEMORY_REPORT: memoryReport };
  afterAll(() => rmSync(folder, { recursive: true }));

  beforeAll(async () => {
    const { db } = await openTestDatabase(env.DATABASE_URL);
    await addManyLeads(db, leadCount);
    await db.destroy();
  });

  function start(...words: string[]) {
    const importing = ["--import", join(import.meta.dirname, "../../test/report-memory.ts")];
    const script = join(import.meta.dirname, "../../leads.ts");
    return spawn(process.execPath, [...importing, script, ...words], { env, stdio: ["ignore", "pipe", "pipe"] });
  }

  it("leads export needs little memory, and writes each lead once", async () => {
    const child = start("export");
    const references = new Set<string>();
    let lines = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      lines += 1;
      references.add(line.slice(0, line.indexOf(",")));
    }
    expect(lines).toBe(leadCount + 1);
    expect(references.size).toBe(leadCount + 1);
    expect(await text(child.stderr)).toBe(`${leadCount} leads, America/Chicago\n`);
    expect(Number(readFileSync(memoryReport, "utf8"))).toBeLessThan(bytesMax);
  });

  it("leads export needs no memory for a slow reader, and ends in silence when its reader closes the pipe", async () => {
    const child = start("export");
    const ended = once(child, "exit");
    const stderr = text(child.stderr);
    await once(child.stdout, "readable");
    // An export that did not wait for its reader would be in memory as a whole by now.
    await delay(1_500);
    child.stdout.destroy();
    expect(await ended).toEqual([0, null]);
    expect(await stderr).toBe("");
    expect(Number(readFileSync(memoryReport, "utf8"))).toBeLessThan(bytesMax);
  });
});
