import { statSync } from "node:fs";
import type { Env } from "../../../configuration/env.ts";
import { publicOrigin } from "../../../configuration/public-origin.ts";
import { missingOrigin, missingProxy, missingSecret, unknownNames } from "../../../operations/deployment-notes.ts";
import { sampleNote } from "../../../operations/sample-note.ts";
import { type Check, noteOr, warn } from "./check.ts";

const withoutDigest =
  "LEAD_DIGEST is no: leads that are held back as spam are in no mail, though their visitors were promised an answer; look each day: pnpm leads list --status quarantined";

/** Checks the configuration only; the server logs problems that it sees in requests. */
export function checkSettings(env: Env): Check[] {
  const proxies = env.trustProxy.join(", ") || "none is named: right where visitors connect to this program itself";
  const [withoutSecret, unknown] = [missingSecret(env), unknownNames(process.env)];
  return [
    noteOr("origin", missingOrigin(env), publicOrigin(env)),
    noteOr("proxies", missingProxy(env), proxies),
    ...(withoutSecret === null ? [] : [warn("secret", withoutSecret)]),
    ...(unknown === null ? [] : [warn("configuration", unknown)]),
    ...(isEnvExposed() ? [warn("rights", "other users of this machine may read .env: chmod go= .env")] : []),
    ...(env.mail?.digest === false ? [warn("digest", withoutDigest)] : []),
    noteOr("samples", sampleNote(env), "claims, testimonials, case studies and legal texts are confirmed"),
  ];
}

/** It holds passwords. Windows has no such permissions. */
function isEnvExposed(): boolean {
  const stat = statSync(".env", { throwIfNoEntry: false });
  return process.platform !== "win32" && stat !== undefined && (stat.mode & 0o077) !== 0;
}
