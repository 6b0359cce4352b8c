import { newsletterAsked, newsletterForm } from "@site/content/copy/forms";
import { fill } from "@site/content/fill";
import { expect, it } from "vitest";
import { createCaller } from "../app-router.ts";
import { openTestCaller } from "../test/call-site.ts";

const { context, caller } = await openTestCaller();

it.each(["confirm", "unsubscribe"] as const)("newsletter.%s finds nothing for a token nobody has", async (action) => {
  await expect(caller.newsletter[action]({ token: "nobodys" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(caller.newsletter[action]({ token: "" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(caller.newsletter[action]({ token: "x".repeat(101) })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

it("the newsletter form asks for confirmation where mail is configured, and thanks at once elsewhere", async () => {
  const { newsletter } = await caller.pages.blog();
  expect(newsletter.success).toEqual(newsletterForm.success);
  const mailing = createCaller({ ...context, mailDomain: "site.example" });
  expect((await mailing.pages.blog()).newsletter).toMatchObject(fill(newsletterAsked, context.site));
});
