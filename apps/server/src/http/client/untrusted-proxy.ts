import type { FastifyInstance } from "fastify";
import plugin from "fastify-plugin";

/** Warns once per process that a proxy forwards requests although TRUST_PROXY names none. */
export const warnOfUntrustedProxy = plugin(async (app: FastifyInstance) => {
  let isReported = false;
  // Cached pages are answered before this hook runs, but the assets of the first page are not.
  app.addHook("onRequest", (request, _reply, done) => {
    if (!isReported && request.headers["x-forwarded-for"] !== undefined) {
      isReported = true;
      app.log.warn(
        "requests carry X-Forwarded-For, and TRUST_PROXY names no proxy: visitors are not told apart; name the proxy's network in TRUST_PROXY",
      );
    }
    done();
  });
});
