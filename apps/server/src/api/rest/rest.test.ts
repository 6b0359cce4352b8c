import { createCaller } from "@site/trpc-router/app-router";
import { expect, it } from "vitest";
import { openTestApp } from "../../test/open-test-app.ts";

const { app, context } = await openTestApp();
const caller = createCaller(context);

const slug = "which-cms-855-form-in-2026";
const answers: Record<string, () => Promise<unknown>> = {
  "/api/services/featured": () => caller.services.featured(),
  "/api/services/physician-credentialing": () => caller.services.bySlug({ slug: "physician-credentialing" }),
  "/api/specialties": () => caller.specialties.list(),
  "/api/states": () => caller.states.list(),
  "/api/states/new-york": () => caller.states.bySlug({ slug: "new-york" }),
  "/api/blog": () => caller.posts.list(),
  "/api/blog?limit=3": () => caller.posts.list({ limit: 3 }),
  "/api/blog?category=Industry%20News&order=oldest": () =>
    caller.posts.list({ category: "Industry News", order: "oldest" }),
  [`/api/blog/${slug}`]: () => caller.posts.bySlug({ slug }),
};

it.each(Object.entries(answers))("GET %s returns what its procedure returns", async (url, procedure) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.json()).toEqual(JSON.parse(JSON.stringify(await procedure())));
  expect((await app.inject({ method: "HEAD", url })).statusCode).toBe(200);
});
