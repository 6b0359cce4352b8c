import type { FastifyInstance } from "fastify";
import plugin from "fastify-plugin";

/** Warns, once in the life of the process, that a proxy stands in front which TRUST_PROXY does not name. */
export const unnamedProxy = plugin(async (app: FastifyInstance) => {
  let isReported = false;
  // Pages in memory are answered before this hook; the assets of the first of them are not.
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
