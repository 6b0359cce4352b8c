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

const internal = { status: 500, body: { error: publicError("INTERNAL_SERVER_ERROR") } };

describe("an internal error on the wire holds nothing of its cause", () => {
  it("when a row of a table does not fit the answer's schema", async () => {
    const { context, db } = await openTestCaller();
    const unsafeInteger = 2 ** 53 + 2;
    await db.updateTable("blog_posts").set({ id: unsafeInteger }).where("id", "=", 1).execute();
    expect(await send(context, "posts.list")).toEqual(internal);
  });
});

it("a client reads the message of an error below 500, and general words for any other", () => {
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
