import { TRPCError } from "@trpc/server";
import { expect, it } from "vitest";
import { codeOfStatus, publicError, publicErrorOf } from "./errors.ts";
import { openTestCaller } from "./test/call-site.ts";

it("an answer that does not fit its schema, because of a row of a table, is an internal error without its cause", async () => {
  const { caller, db } = await openTestCaller();
  const unsafeInteger = 2 ** 53 + 2;
  await db.updateTable("blog_posts").set({ id: unsafeInteger }).where("id", "=", 1).execute();
  const error = await caller.posts.list().catch((reason: unknown) => reason);
  if (!(error instanceof TRPCError)) throw new Error("The call should fail.");
  expect(publicErrorOf(error)).toEqual(publicError("INTERNAL_SERVER_ERROR"));
});

it("a client reads the message of an error below 500, and general words for any other", () => {
  expect(publicError("NOT_FOUND", "Gone.").message).toBe("Gone.");
  expect(publicError("SERVICE_UNAVAILABLE", "SQLITE_BUSY").message).not.toContain("SQLITE");
});

it("an unknown status below 500 is a bad request, and an unknown one above an internal error", () => {
  expect([413, 429, 503, 418, 502].map(codeOfStatus)).toEqual([
    ...["PAYLOAD_TOO_LARGE", "TOO_MANY_REQUESTS", "SERVICE_UNAVAILABLE", "BAD_REQUEST", "INTERNAL_SERVER_ERROR"],
  ]);
});
