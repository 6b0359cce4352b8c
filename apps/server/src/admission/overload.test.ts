import { refusalCopy } from "@site/content/copy/refusals";
import type { InjectOptions } from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { busyRetrySeconds, waitingRendersMax } from "../configuration/limits.ts";
import type { Frontend } from "../pages/make-page.ts";
import { entryPoints, submit } from "../test/entry-points.ts";
import { formPost, openTestApp } from "../test/open-test-app.ts";

const lead = { name: "Ada Osei", email: "ada@clinic.example", message: "Two states." };

/** The site with all the pages that it allows being made or waiting, and none that ends by itself. */
async function openCrowdedApp() {
  const { promise: end, resolve: letThemEnd } = Promise.withResolvers<void>();
  let found: ReturnType<Frontend["render"]> | undefined;
  const { app } = await openTestApp({
    wrapRender: (render) => async (input) => {
      if (!input.url.includes("q=")) return render(input);
      await end;
      found ??= render(input);
      return found;
    },
  });
  const crowd = Array.from({ length: waitingRendersMax + 2 }, (_, n) => app.inject(`/faqs?q=${n}`));
  onTestFinished(async () => {
    letThemEnd();
    await Promise.all(crowd);
  });
  // The one too many is the first that is answered.
  expect((await Promise.race(crowd)).statusCode).toBe(503);
  return { app, crowd, letThemEnd };
}

it("while the render queue is full, pages get 503 with Retry-After and every entry point takes leads", async () => {
  const { app, crowd, letThemEnd } = await openCrowdedApp();
  const page: InjectOptions = { url: "/nothing", headers: { accept: "text/html" } };
  const { statusCode, headers, body } = await app.inject(page);
  expect([statusCode, headers["retry-after"]]).toEqual([503, String(busyRetrySeconds)]);
  expect([headers["cache-control"], headers.connection]).toEqual(["no-store", "keep-alive"]);
  expect(body).toContain(refusalCopy.busy.title);

  for (const entryPoint of entryPoints) {
    const { status, reference } = await submit(app, entryPoint, { form: "contact", values: lead });
    expect([entryPoint, status]).toEqual([entryPoint, entryPoint === "form post" ? 303 : 200]);
    expect(reference).toMatch(/^CM-/);
  }
  expect((await app.inject("/api/states")).statusCode).toBe(200);

  letThemEnd();
  const served = (await Promise.all(crowd)).filter((answer) => answer.statusCode === 200);
  expect(served).toHaveLength(crowd.length - 1);
  expect((await app.inject(page)).statusCode).toBe(404);
});

it("while the render queue is full, the page that answers a form post is rendered", async () => {
  const { app, letThemEnd } = await openCrowdedApp();
  const thanks = app.inject("/blog?sent=newsletter");
  const mistaken = app.inject(formPost("/forms/contact", { name: "Ada" }));
  expect((await app.inject("/nothing")).statusCode).toBe(503);
  letThemEnd();
  expect((await thanks).body).toContain("Subscribed");
  expect((await mistaken).statusCode).toBe(400);
});
