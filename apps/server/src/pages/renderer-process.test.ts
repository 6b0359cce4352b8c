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
import { startInstance } from "../test/instance.ts";
import { testEnv } from "../test/open-test-app.ts";
import { builtFiles, type Web } from "./built-web.ts";
import { RendererProcess, rendererSettings } from "./renderer-process.ts";

vi.setConfig({ testTimeout: 240_000 });

/** The site over a database file, with a real renderer process. It listens nowhere and ends with the test. */
async function openSiteOnDisk(options: ConstructorParameters<typeof RendererProcess>[1] = {}) {
  const file = join(temporaryFolder(), "site.db");
  const { db } = await openTestDatabase(`file:${file}`);
  const env = parseEnv({ ...testEnv, DATABASE_URL: `file:${file}`, LOG_LEVEL: "silent" });
  const log: string[] = [];
  const add = (_details: unknown, message?: string) => void log.push(message ?? "");
  const renderer = new RendererProcess(rendererSettings(env), options);
  const web: Web = {
    ...(await builtFiles()),
    warmsUp: false,
    rendererFor: () => (request) => renderer.render(request, { warn: add, error: add }),
    close: () => renderer.close(),
  };
  const app = await buildApp({ ...createContext({ env, db }), env, web, onQueued() {} });
  onTestFinished(async () => {
    await app.close();
    await db.destroy();
  });
  return { app, file, log };
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

/** Kills the rendering process once it is there and not one of `old`. */
async function killRenderer(old: readonly number[] = []): Promise<number> {
  const find = () => rendererPids().find((pid) => !old.includes(pid));
  const pid = await vi.waitUntil(find, { timeout: 30_000, interval: 5 });
  process.kill(pid, "SIGKILL");
  return pid;
}

it("a renderer that is killed, can't open the database or can't be started fails no lead and no page that is not its own", async () => {
  const { app, file, log } = await openSiteOnDisk();
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  renameSync(file, `${file}.away`);
  expect(await statusOf("/about")).toBe(500);
  renameSync(`${file}.away`, file);
  await vi.waitFor(async () => expect(await statusOf("/about")).toBe(200), { timeout: 30_000 });
  // No process has died of it.
  expect(log).toEqual([]);

  const answers = pages.slice(0, 25).map(({ path }) => app.inject(path));
  const killed: number[] = [];
  // After a few pages each, because a page whose second process dies as well has failed.
  for (const earlier of [3, 10]) {
    await answers[earlier];
    killed.push(await killRenderer(killed));
    expect(await statusOf("/about")).toBe(200);
    const payload = { name: "Ada", email: "ada@clinic.example", message: "Hello" };
    expect((await app.inject({ method: "POST", url: "/api/contact", payload })).statusCode).toBe(200);
  }
  for (const answer of answers) expect((await answer).statusCode).toBe(200);
  expect(log.splice(0).length).toBeGreaterThan(0);

  const { execPath } = process;
  // The system finds no program there, as it finds no memory or no free process elsewhere.
  process.execPath = "/no/such/node";
  await killRenderer(killed);
  await vi.waitFor(() => expect(rendererPids()).toEqual([]), { timeout: 30_000 });
  const refused = await app.inject("/nothing");
  process.execPath = execPath;
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, String(busyRetrySeconds)]);
  expect(log).toContain("no renderer process can be kept running; pages are refused for now");
  expect(await statusOf("/nothing")).toBe(404);
});

it("a template that never ends fails its own page only", async () => {
  const module = join(import.meta.dirname, "test/looping-child.ts");
  const { app, log } = await openSiteOnDisk({ module, timeoutMs: 8_000 });
  await app.inject("/about");
  const endless = app.inject("/terms-of-service");
  const next = app.inject("/privacy-policy");
  // A page in memory does not wait for it.
  const first = await Promise.race([
    endless.then(() => "the endless page"),
    app.inject("/about").then(() => "another"),
  ]);
  expect(first).toBe("another");
  expect((await endless).statusCode).toBe(500);
  expect((await next).statusCode).toBe(200);
  expect(log).toHaveLength(1);
});

it("a renderer process ends when its site is killed", async () => {
  const { url, server } = await startInstance(`file:${join(temporaryFolder(), "site.db")}`);
  expect((await fetch(`${url}/about`)).status).toBe(200);
  const renderers = rendererPids(server.pid);
  expect(renderers).not.toEqual([]);
  await server.end("SIGKILL");
  await vi.waitFor(() => expect(renderers.filter((pid) => isAlive(pid))).toEqual([]), { timeout: 30_000 });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
