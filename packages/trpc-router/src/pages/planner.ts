import { dayAt } from "@site/content/calendar";
import { planNames } from "@site/content/plan-search";
import { planFor } from "@site/content/planner/plan";
import { plannerWords } from "@site/content/planner/planner-words";
import { officeZone } from "@site/content/site";
import * as z from "zod/mini";
import { words } from "./page-outputs.ts";
import { pageProcedure } from "./page-procedure.ts";

const planInput = z.partialRecord(z.enum(planNames), z.optional(z.string()));

/** The planner's words, and its answer to what the address asks. */
export const pagePlanner = pageProcedure
  .input(planInput)
  .output(words<{ words: typeof plannerWords } & ReturnType<typeof planFor>>())
  .query(({ input }) => ({ words: plannerWords, ...planFor(input, dayAt(officeZone, Date.now())) }));
