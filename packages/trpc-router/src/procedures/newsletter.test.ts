import { expect, it } from "vitest";
import { openTestCaller } from "../test/call-site.ts";

const { caller } = await openTestCaller();

it.each(["confirm", "unsubscribe"] as const)("newsletter.%s finds nothing for a token nobody has", async (action) => {
  await expect(caller.newsletter[action]({ token: "nobodys" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(caller.newsletter[action]({ token: "" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(caller.newsletter[action]({ token: "x".repeat(101) })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
