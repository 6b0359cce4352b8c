import { chmodSync, chownSync, lstatSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { acceptLead } from "@site/db/intake/accepted-lead";
import { toLine } from "@site/db/intake/spool-lines";
import { newContact } from "@site/db/test/open-test-database";
import { expect, it, onTestFinished, vi } from "vitest";
import { postLead } from "../../apps/server/src/test/entry-points.ts";
import { rehearse, unreadableSpool } from "./site.ts";

/** Matches Node's own error or a stack trace, which the program should have turned into a sentence. */
const raw = /EACCES: permission denied|\n\s+at /;

vi.setConfig({ testTimeout: 240_000 });

it("commands that root runs next to a running site leave no file that the site can't read; unreadable files are named and stop nothing", async () => {
  const site = await rehearse({ env: { LOG_LEVEL: "warn" } });
  onTestFinished(() => site.stop());
  const entries = () => readdirSync(site.folder, { recursive: true, encoding: "utf8" });
  const ownerOf = (path: string) => lstatSync(join(site.folder, path)).uid;
  const before = new Set(entries());
  const expectOwn = () => {
    const strange = entries().filter((path) => !before.has(path) && ownerOf(path) !== ownerOf("."));
    expect(strange, "files of another user than the folder's").toEqual([]);
  };
  const { status } = await postLead(site.url, { message: "Two states." });
  expect(status).toBe(200);
  for (const [program, ...words] of [
    ["db", "migrate"],
    ["db", "backup"],
    ["db", "drill"],
    ["db", "shell", "--write", "UPDATE states SET name = name WHERE slug = 'ohio'"],
    ["leads", "doctor"],
  ] as const) {
    const { stdout, stderr } = await site.run("operator", program, ...words);
    expect(stdout + stderr, words.join(" ")).not.toMatch(raw);
  }
  expect((await fetch(`${site.operationsUrl}/metrics`)).status).toBe(200);
  const ready = await fetch(`${site.operationsUrl}/readyz`);
  expect(ready.status).toBe(200);
  expect(await ready.text()).toMatch(/\.taken can't be read by \S+ \(EACCES\)/);
  expectOwn();
  expect(await site.server.end("SIGTERM")).toBe(0);
  const backup = entries().find((path) => !before.has(path) && /^backups.*\.db$/.test(path)) ?? "none";
  const restored = await site.run("operator", "db", "restore", join(site.folder, backup));
  expect(restored.stdout).toContain(", restored from ");
  expectOwn();
  const spooled = acceptLead(newContact({ message: "From a restored spool." }));
  writeFileSync(join(site.folder, unreadableSpool), `${toLine(spooled)}\n`);
  chmodSync(join(site.folder, unreadableSpool), 0o644);
  const url = await site.server.start();
  expect((await postLead(url, { message: "After a restart." })).status).toBe(200);
  await vi.waitFor(() => expect(site.mail.mails.length).toBeGreaterThanOrEqual(5), { timeout: 30_000 });
  expect(site.rows("SELECT message FROM lead_inbox")).toContainEqual({ message: "From a restored spool." });
  for (const words of [
    ["db", "backup"],
    ["leads", "doctor"],
  ] as const) {
    const { stdout, stderr } = await site.run("site", ...words);
    expect(stdout + stderr, words.join(" ")).not.toMatch(raw);
  }
  // The command must name the user who owns the database. Only root can change the owner, so other users skip this
  // part.
  if (process.getuid?.() !== 0) return;
  const file = join(site.folder, "site.db");
  chownSync(file, 0, 0);
  const { stderr } = await site.run("site", "leads", "retention");
  const sentence = " belongs to the user with the id 0, whose site could not read files that \\S+ makes: sudo -u '#0' ";
  expect(stderr).toMatch(new RegExp(`^${file}${sentence}.* retention\\n$`));
});
