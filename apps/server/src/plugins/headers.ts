import type { FastifyInstance } from "fastify";
import plugin from "fastify-plugin";

/** On every answer, errors included. */
export const alwaysHeaders = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
  "x-frame-options": "DENY",
} as const;

export const headers = plugin(async (app: FastifyInstance) => {
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(alwaysHeaders);
  });
});
