import { site } from "@site/content/site";
import { openTestDatabase } from "@site/db/testing";
import { createCaller } from "./app-router.ts";
import type { Context } from "./context.ts";

/** For tests: a context over a database of its own, and the real caller. */
export async function openTestCaller(facts: Partial<Context["site"]> = {}) {
  const { db } = await openTestDatabase();
  const context: Context = { db, site: { ...site, ...facts }, origin: "https://site.example", analytics: null };
  return { db, context, caller: createCaller(context) };
}
