import { states } from "@site/content/states/states";
import { createCaller } from "@site/trpc-router/app-router";
import { describe, expect, it } from "vitest";
import { openTestApp } from "../../test/open-test-app.ts";

const { app, db, context } = await openTestApp();
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

it("GET /api/states/{slug} returns each of the fifty states", async () => {
  const found = await Promise.all(states.map((state) => app.inject(`/api/states/${state.slug}`)));
  expect(found.map((response) => response.json().name)).toEqual(states.map(({ name }) => name));
});

describe("a write", () => {
  const person = { name: "Ada Osei", email: "ada@clinic.example" };

  it("POST /api/consultation stores a consultation request", async () => {
    const payload = { ...person, phone: "(615) 555-0100", practice: "Osei Clinic" };
    const response = await app.inject({ method: "POST", url: "/api/consultation", payload });
    expect(response.statusCode).toBe(200);
    const { reference } = response.json();
    expect(reference).toMatch(/^CR-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await leadOf(reference)).toMatchObject({ ...person, kind: "consultation", company: "Osei Clinic" });
  });

  it("POST /api/contact stores a message, with null for empty optional fields", async () => {
    const payload = { ...person, phone: "", company: "", service: "", message: "  Two states.  " };
    const response = await app.inject({ method: "POST", url: "/api/contact", payload });
    const { reference } = response.json();
    expect(reference).toMatch(/^CM-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await leadOf(reference)).toMatchObject({
      kind: "contact",
      phone: null,
      service: null,
      message: "Two states.",
    });
  });

  it("POST /api/newsletter stores an address once, and returns the same twice", async () => {
    for (const email of ["Ada@Clinic.example", "ada@clinic.example"]) {
      const response = await app.inject({ method: "POST", url: "/api/newsletter", payload: { email } });
      expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
    }
    const rows = await db.selectFrom("newsletter_subscribers").select("email").execute();
    expect(rows).toEqual([{ email: "ada@clinic.example" }]);
  });

  function leadOf(reference: string) {
    return db.selectFrom("lead_inbox").selectAll().where("reference", "=", reference).executeTakeFirst();
  }
});
