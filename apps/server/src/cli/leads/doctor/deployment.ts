import type { Env } from "../../../configuration/env.ts";
import { publicOrigin } from "../../../context.ts";
import { missingOrigin, missingProxy, missingSecret } from "../../../operations/deployment-notes.ts";
import { type Check, ok, warn } from "./check.ts";

/** Checks the configuration only; the server logs problems that it sees in requests. */
export function checkDeployment(env: Env): Check[] {
  const withoutOrigin = missingOrigin(env);
  const withoutProxy = missingProxy(env);
  const withoutSecret = missingSecret(env);
  const proxies = env.trustProxy.join(", ") || "none is named: right where visitors connect to this program itself";
  return [
    withoutOrigin === null ? ok("origin", publicOrigin(env)) : warn("origin", withoutOrigin),
    withoutProxy === null ? ok("proxies", proxies) : warn("proxies", withoutProxy),
    ...(withoutSecret === null ? [] : [warn("secret", withoutSecret)]),
  ];
}
