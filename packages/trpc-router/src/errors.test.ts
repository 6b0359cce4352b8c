import { fieldErrors } from "@site/content/copy/forms";
import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { describe, expect, it } from "vitest";
import { appRouter } from "./app-router.ts";
import type { Context } from "./context.ts";
import { codeOfStatus, publicError } from "./errors.ts";
import { openTestCaller } from "./test/call-site.ts";

/** What a client on the wire sees of a call. */
async function send(context: Context, call: string, init?: RequestInit) {
  const response = await fetchRequestHandler({
    endpoint: "/trpc",
    req: new Request(`https://site.example/trpc/${call}`, init),
    router: appRouter,
    createContext: () => context,
  });
  return { status: response.status, body: await response.json() };
}

function query(path: string, input: unknown): string {
  return `${path}?input=${encodeURIComponent(JSON.stringify(input))}`;
}

function json(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

const internal = { status: 500, body: { error: publicError("INTERNAL_SERVER_ERROR") } };

describe("an error on the wire holds message, code and data only", () => {
  it("for a refused form, with a sentence for each field", async () => {
    const { context } = await openTestCaller();
    const answer = await send(context, "leads.contact", json({ name: "Ada", email: "ada", message: "" }));
    const { emailInvalid: email, messageRequired: message } = fieldErrors;
    expect(answer).toEqual({
      status: 400,
      body: {
        error: {
          message: "Some fields need another look.",
          code: -32600,
          data: { code: "BAD_REQUEST", httpStatus: 400, fields: { email, message } },
        },
      },
    });
  });

  it("for an unknown slug, as 404 with a sentence", async () => {
    const { context } = await openTestCaller();
    expect(await send(context, query("states.bySlug", { slug: "narnia" }))).toEqual({
      status: 404,
      body: { error: publicError("NOT_FOUND", "There is no state at this address.") },
    });
  });
});

describe("an internal error on the wire holds nothing of its cause", () => {
  it("a missing table", async () => {
    expect(appRouter._def._config.isDev).toBe(true);
    const { context, db } = await openTestCaller();
    await db.schema.dropTable("services").execute();
    expect(await send(context, "services.featured")).toEqual(internal);
  });

  it("a row that does not fit the promised answer", async () => {
    const { context, db } = await openTestCaller();
    const unsafeInteger = 2 ** 53 + 2;
    await db.updateTable("blog_posts").set({ id: unsafeInteger }).where("id", "=", 1).execute();
    expect(await send(context, "posts.list")).toEqual(internal);
  });

  it("a list that holds something else than texts", async () => {
    const { context, db } = await openTestCaller();
    await db.updateTable("states").set({ network: "[1]" }).where("slug", "=", "ohio").execute();
    expect(await send(context, query("states.bySlug", { slug: "ohio" }))).toEqual(internal);
  });
});

it("a TRPCError's own message is public below 500 only", () => {
  expect(publicError("NOT_FOUND", "Gone.").message).toBe("Gone.");
  expect(publicError("SERVICE_UNAVAILABLE", "SQLITE_BUSY").message).not.toContain("SQLITE");
});

it.each([
  [413, "PAYLOAD_TOO_LARGE"],
  [429, "TOO_MANY_REQUESTS"],
  [503, "SERVICE_UNAVAILABLE"],
  [418, "BAD_REQUEST"],
  [502, "INTERNAL_SERVER_ERROR"],
])("the status %i has the code %s", (status, code) => {
  expect(codeOfStatus(status)).toBe(code);
});
