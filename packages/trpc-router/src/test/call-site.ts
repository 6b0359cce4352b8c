import { site } from "@site/content/site";
import { LeadIntake } from "@site/db/intake/intake";
import type { Db } from "@site/db/open";
import { openTestDatabase, testPolicy } from "@site/db/test/open-test-database";
import { createCaller } from "../app-router.ts";
import type { Context, WriteContext } from "../context.ts";
import { judge } from "../spam/score.ts";

export async function openTestCaller(
  facts: Partial<Context["site"]> = {},
  given: Partial<WriteContext> = {},
): Promise<{ db: Db; context: Context; caller: ReturnType<typeof createCaller> }> {
  const { db } = await openTestDatabase();
  const context: Context = {
    db,
    site: { ...site, ...facts },
    officeHours: testPolicy.hours,
    showsAnswerTimes: true,
    origin: "https://site.example",
    analytics: null,
    confirmsNewsletter: false,
    writes: {
      leads: new LeadIntake(db, { ...testPolicy, judge }),
      takeConfirmation: () => 0,
      onQueued() {},
      canarySecret: null,
      mailDomain: null,
      clientHash: "test-client",
      formerClientHash: null,
      ...given,
    },
  };
  return { db, context, caller: createCaller(context) };
}
