import { dayAt } from "@site/content/calendar";
import { planFor } from "@site/content/planner/plan";
import { plannerWords } from "@site/content/planner/planner-words";
import { officeZone } from "@site/content/site";
import * as z from "zod/mini";
import { words } from "./page-outputs.ts";
import { pageProcedure } from "./page-procedure.ts";

const text = z.optional(z.string());
const planInput = z.object({
  start: text,
  license: text,
  providers: text,
  medicare: text,
  medicaid: text,
  commercial: text,
  hospital: text,
});

/** The planner's words, and its answer to what the address asks. */
export const pagePlanner = pageProcedure
  .input(planInput)
  .output(words<{ words: typeof plannerWords } & ReturnType<typeof planFor>>())
  .query(({ input }) => ({ words: plannerWords, ...planFor(input, dayAt(officeZone, Date.now())) }));
