import { readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { pages } from "@site/content/pages";
import { openTestDatabase } from "@site/db/test/open-test-database";
import { temporaryFolder } from "@site/db/test/temporary-folder";
import { expect, it, onTestFinished, vi } from "vitest";
import { buildApp } from "../app.ts";
import { parseEnv } from "../configuration/env.ts";
import { busyRetrySeconds } from "../configuration/limits.ts";
import { createContext } from "../context.ts";
import { appSettings } from "../open-site.ts";
import { startInstance } from "../test/instance.ts";
import { testEnv } from "../test/open-test-app.ts";
import { builtFiles } from "./built-web.ts";
import { RendererProcess, rendererSettings } from "./renderer-process.ts";
import type { Web } from "./web.ts";

vi.setConfig({ testTimeout: 240_000 });

/** The site over a database file, with a real renderer process. It listens nowhere and ends with the test. */
async function openSiteOnDisk(options: ConstructorParameters<typeof RendererProcess>[1] = {}) {
  const databaseUrl = `file:${join(temporaryFolder(), "site.db")}`;
  const { db } = await openTestDatabase(databaseUrl);
  const env = parseEnv({ ...testEnv, DATABASE_URL: databaseUrl });
  const contexts = createContext({ env, db });
  const warnings: string[] = [];
  const errors: string[] = [];
  const log = {
    warn: (_details: unknown, message?: string) => void warnings.push(message ?? ""),
    error: (_details: unknown, message?: string) => void errors.push(message ?? ""),
  };
  const renderer = new RendererProcess(rendererSettings(env), options);
  const web: Web = {
    ...(await builtFiles()),
    warmsUp: false,
    rendererFor: () => (request) => renderer.render(request, log),
    close: () => renderer.close(),
  };
  const app = await buildApp({ ...contexts, ...appSettings(env, () => {}), web });
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
  });
  return { app, databaseUrl, warnings, errors };
}

/** The rendering processes of a serving process. */
function rendererPids(serving = process.pid): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [, parent] = /\nPPid:\t(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
        return Number(parent) === serving && readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("-child.ts");
      } catch {
        return false; // it ended meanwhile
      }
    });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Waits for a rendering process that is not one of `old`. */
async function newRenderer(old: readonly number[] = []): Promise<number> {
  return vi.waitFor(
    () => {
      const [pid] = rendererPids().filter((each) => !old.includes(each));
      if (pid === undefined) throw new Error("No rendering process yet.");
      return pid;
    },
    { timeout: 30_000, interval: 5 },
  );
}

it("a killed renderer is replaced without a failed page or lead", async () => {
  const { app, warnings } = await openSiteOnDisk();
  await app.inject("/about");
  const answers = pages.slice(0, 25).map(({ path }) => app.inject(path));
  const killed: number[] = [];
  // After a few pages each, because a page whose second process dies as well has failed.
  for (const earlier of [3, 10]) {
    await answers[earlier];
    const pid = await newRenderer(killed);
    process.kill(pid, "SIGKILL");
    killed.push(pid);
    expect((await app.inject("/about")).statusCode).toBe(200);
    const payload = { name: "Ada", email: "ada@clinic.example", message: "Hello" };
    expect((await app.inject({ method: "POST", url: "/api/contact", payload })).statusCode).toBe(200);
  }
  for (const answer of answers) expect((await answer).statusCode).toBe(200);
  expect(warnings.length).toBeGreaterThan(0);
});

it("a template that never ends fails its own page only", async () => {
  const module = join(import.meta.dirname, "test/looping-child.ts");
  const { app, warnings } = await openSiteOnDisk({ module, timeoutMs: 8_000 });
  await app.inject("/about");
  const endless = app.inject("/terms-of-service");
  const next = app.inject("/privacy-policy");
  await newRenderer();
  // A page in memory does not wait for it.
  const first = await Promise.race([
    endless.then(() => "the endless page"),
    app.inject("/about").then(() => "another"),
  ]);
  expect(first).toBe("another");
  expect((await endless).statusCode).toBe(500);
  expect((await next).statusCode).toBe(200);
  expect(warnings).toHaveLength(1);
});

it("a renderer process ends when its site is killed", async () => {
  const databaseUrl = `file:${join(temporaryFolder(), "site.db")}`;
  const { url, pid, kill } = await startInstance(databaseUrl);
  expect((await fetch(`${url}/about`)).status).toBe(200);
  const renderers = rendererPids(pid);
  expect(renderers).not.toEqual([]);
  kill();
  await vi.waitFor(() => expect(renderers.filter(isAlive)).toEqual([]), { timeout: 30_000 });
});

it("a renderer that can't open the database fails the page with the cause, and tries again for the next", async () => {
  const { app, databaseUrl, warnings } = await openSiteOnDisk();
  const file = databaseUrl.slice("file:".length);
  renameSync(file, `${file}.away`);
  expect((await app.inject("/about")).statusCode).toBe(500);
  renameSync(`${file}.away`, file);
  await vi.waitFor(async () => expect((await app.inject("/about")).statusCode).toBe(200), { timeout: 30_000 });
  // No process has died of it.
  expect(warnings).toEqual([]);
});

it("a renderer that can't be started refuses its page for now, and the next page finds one", async () => {
  const { app, errors } = await openSiteOnDisk();
  await app.inject("/about");
  const { execPath } = process;
  // The system finds no program there, as it finds no memory or no free process elsewhere.
  process.execPath = "/no/such/node";
  process.kill(await newRenderer(), "SIGKILL");
  await vi.waitFor(() => expect(rendererPids()).toEqual([]), { timeout: 30_000 });
  const refused = await app.inject("/contact");
  process.execPath = execPath;
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, String(busyRetrySeconds)]);
  expect(errors).toEqual(["no renderer process can be kept running; pages are refused for now"]);
  expect((await app.inject("/contact")).statusCode).toBe(200);
});
