import type { Site } from "@site/content/site";
import type { FastifyInstance } from "fastify";
import plugin from "fastify-plugin";
import type { ClientAddress } from "./client/client.ts";
import { warnOfUntrustedProxy } from "./client/untrusted-proxy.ts";
import { errors } from "./errors.ts";
import { headers } from "./headers.ts";
import { sameSite } from "./same-site.ts";

type Options = {
  site: Site;
  origin: string;
  corsOrigins: readonly string[];
  trustProxy: readonly string[];
  /** Called before a 404 for a file or an API address. @throws Refusal when the client has sent too many requests */
  onNotFound: (ip: ClientAddress) => void;
};

/** What every request has in common: the shape of its errors, its headers, and the refusal of other sites' posts. */
export const everyRequest = plugin(async (app: FastifyInstance, options: Options) => {
  const { site, origin, corsOrigins, trustProxy, onNotFound } = options;
  await app.register(errors, { site, onNotFound });
  await app.register(headers, { origin });
  if (trustProxy.length === 0) await app.register(warnOfUntrustedProxy);
  await app.register(sameSite, { siteOrigin: origin, corsOrigins });
});
