import type { Env } from "../../../configuration/env.ts";
import { sampleNote } from "../../../operations/sample-note.ts";
import { type Check, ok, warn } from "./check.ts";

/** Whether the site still speaks with words and facts of the sample company. */
export function checkSamples(env: Pick<Env, "site">): Check {
  const note = sampleNote(env);
  return note === null
    ? ok("samples", "claims, testimonials, case studies and legal texts are confirmed")
    : warn("samples", note);
}
