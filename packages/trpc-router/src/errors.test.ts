import { TRPCError } from "@trpc/server";
import { expect, it } from "vitest";
import { publicError, publicErrorOf } from "./errors.ts";
import { openTestCaller } from "./test/call-site.ts";

it("an answer that does not fit its schema, because of a row of a table, is an internal error without its cause", async () => {
  const { caller, db } = await openTestCaller();
  const unsafeInteger = 2 ** 53 + 2;
  await db.updateTable("blog_posts").set({ id: unsafeInteger }).where("id", "=", 1).execute();
  const error = await caller.posts.list().catch((reason: unknown) => reason);
  if (!(error instanceof TRPCError)) throw new Error("The call should fail.");
  expect(publicErrorOf(error)).toEqual(publicError("INTERNAL_SERVER_ERROR"));
});
