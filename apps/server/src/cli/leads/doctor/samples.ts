import type { Env } from "../../../configuration/env.ts";
import { sampleNote } from "../../../operations/sample-note.ts";
import { type Check, ok, warn } from "./check.ts";

/** Warns about texts and facts that are still those of the sample company. */
export function checkSamples(env: Pick<Env, "site">): Check {
  const note = sampleNote(env);
  return note === null
    ? ok("samples", "claims, testimonials, case studies and legal texts are confirmed")
    : warn("samples", note);
}
