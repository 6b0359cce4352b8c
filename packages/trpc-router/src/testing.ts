import { site } from "@site/content/site";
import { LeadIntake } from "@site/db/lead-intake";
import type { LeadPolicy } from "@site/db/store-lead";
import { openTestDatabase, testPolicy as policyOfTables } from "@site/db/testing";
import { createCaller } from "./app-router.ts";
import type { Context } from "./context.ts";
import { addHistory } from "./spam/score.ts";

/** For tests: judges as the site does. */
export const testPolicy: LeadPolicy = { ...policyOfTables, judge: addHistory };

/** For tests: a context over a database of its own, and the real caller. */
export async function openTestCaller(facts: Partial<Context["site"]> = {}) {
  const { db } = await openTestDatabase();
  const context: Context = {
    db,
    site: { ...site, ...facts },
    origin: "https://site.example",
    analytics: null,
    leads: new LeadIntake(db, testPolicy),
    takeConfirmation: () => 0,
    mailDomain: null,
    clientHash: "test-client",
    partner: null,
  };
  return { db, context, caller: createCaller(context) };
}
