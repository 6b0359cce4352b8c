import type { Env } from "../../../configuration/env.ts";
import { publicOrigin } from "../../../configuration/public-origin.ts";
import { missingOrigin, missingProxy, missingSecret } from "../../../operations/deployment-notes.ts";
import { sampleNote } from "../../../operations/sample-note.ts";
import { type Check, noteOr, warn } from "./check.ts";

/** Checks the configuration only; the server logs problems that it sees in requests. */
export function checkSettings(env: Env): Check[] {
  const proxies = env.trustProxy.join(", ") || "none is named: right where visitors connect to this program itself";
  const withoutSecret = missingSecret(env);
  return [
    noteOr("origin", missingOrigin(env), publicOrigin(env)),
    noteOr("proxies", missingProxy(env), proxies),
    ...(withoutSecret === null ? [] : [warn("secret", withoutSecret)]),
    noteOr("samples", sampleNote(env), "claims, testimonials, case studies and legal texts are confirmed"),
  ];
}
