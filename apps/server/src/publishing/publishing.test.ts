import * as fs from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@site/db/test/free-port";
import { expect, it, onTestFinished, vi } from "vitest";
import { newServer } from "../../../../tools/rehearsal/server.ts";
import { openPublishing, publicationsOf, untilReady } from "./test/publishing-site.ts";

vi.setConfig({ testTimeout: 600_000 });

const wait = { timeout: 180_000, interval: 100 };

it("an edit appears within ten seconds, also if it was made during a publication, and until then each response is the old page or the new one; no request fails while a release takes over, and the former release leaves it the folder", async () => {
  const { site, db, root, inject } = await openPublishing({ PORT: String(await freePort()), REUSE_PORT: "yes" });
  await untilReady(site);
  const current = (file: string) => join(root, "current", file);
  const buildOf = () => fs.readlinkSync(join(root, "current")).split("-")[0];
  const builds = new Set<string | undefined>();
  const answers = new Set<number | string>();
  let isEnding = false;
  const visitors = (async () => {
    for (let n = 0; !isEnding; n += 1) {
      const path = ["/", "/states/ohio", "/blog", "/about"][n % 4] ?? "/";
      answers.add(await inject(path).then(({ statusCode }) => statusCode, String));
      for (const file of ["index.html", "states/ohio/index.html.br", "about/index.html.gz", "Headers.nginx"])
        if (!fs.existsSync(current(file))) answers.add(`without ${file}`);
      builds.add(buildOf());
      await pause(25);
    }
  })();
  onTestFinished(async () => {
    isEnding = true;
    await visitors;
  });
  const slug = "w-9-and-the-legal-business-name";
  const set = (title: string) => db.updateTable("blog_posts").set({ title }).where("slug", "=", slug).execute();
  const seen = new Set<string>();
  const look = async () => {
    const { body, statusCode } = await inject(`/blog/${slug}`);
    expect([statusCode, body.endsWith("</body></html>")]).toEqual([200, true]);
    seen.add(/<title>([^<]*)/.exec(body)?.[1] ?? "");
    return body;
  };
  const article = () => fs.readFileSync(current(`blog/${slug}/index.html`), "utf8");
  await look();
  await set("First edit");
  await pause(1_500);
  await set("Second edit");
  await vi.waitFor(async () => expect(await look()).toContain("Second edit"), { ...wait, interval: 50 });
  for (const title of [...seen].slice(1)) expect(title).toMatch(/^(?:First|Second) edit/);

  const env = { ...site.env, OPS_PORT: String(await freePort()), SITE_NOTICE: "Phones are out of order." };
  const next = newServer(env, { args: ["--publish"] });
  onTestFinished(async () => void (await next.end("SIGKILL")));
  await next.start();
  await untilReady({ server: next });
  const taken = buildOf();
  builds.clear();
  const published = publicationsOf(site);
  await set("Third edit");
  await vi.waitFor(() => expect(publicationsOf(site)).toBeGreaterThan(published), wait);
  await vi.waitFor(() => expect(article()).toContain("Third edit"), wait);
  await pause(2_000);
  expect([...builds]).toEqual([taken]);
  expect(article()).toContain("Phones are out of order.");
  await site.server.end("SIGTERM");
  expect(await look()).toContain("Third edit");
  isEnding = true;
  await visitors;
  expect([...answers]).toEqual([200]);
});
