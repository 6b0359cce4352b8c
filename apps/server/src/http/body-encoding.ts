import { parse } from "node:querystring";
import { Readable } from "node:stream";
import { TRPCError } from "@trpc/server";
import type { FastifyInstance } from "fastify";
import plugin from "fastify-plugin";
import { formBytesMax } from "../configuration/limits.ts";

/**
 * Refuses bodies that are compressed or not UTF-8, because the site would store their leads garbled. The hook checks
 * the raw stream, because tRPC's adapter parses bodies without Fastify's parsers.
 */
export const bodyEncoding = plugin(async (app: FastifyInstance) => {
  app.addHook("preParsing", async ({ method, headers }, _reply, payload) => {
    if (method !== "POST") return payload;
    const { "content-encoding": compression = "identity", "content-type": type = "" } = headers;
    if (compression.trim().toLowerCase() !== "identity" || !isUtf8(type))
      throw new TRPCError({ code: "UNSUPPORTED_MEDIA_TYPE" });
    return Readable.from(checkUtf8(payload), { objectMode: false });
  });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: formBytesMax },
    async (_request: unknown, body: string) => parseForm(body),
  );
});

function isUtf8(type: string): boolean {
  return [...type.matchAll(/;\s*charset\s*=\s*["']?([^"';\s]*)/gi)].every(([, name = ""]) => /^utf-?8$/i.test(name));
}

/** Passes the chunks on. An error doesn't destroy the request, because its connection must carry the response. */
async function* checkUtf8(payload: Readable): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const check = (chunk?: Buffer) => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw notUtf8();
    }
  };
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    check(chunk);
    yield chunk;
  }
  check();
}

const notUtf8 = () => new TRPCError({ code: "BAD_REQUEST", message: "The request is not in UTF-8. Send it in UTF-8." });

/** @throws TRPCError BAD_REQUEST if percent-encoded bytes are not UTF-8; `parse` alone would leave them encoded */
function parseForm(body: string): unknown {
  try {
    for (const [bytes] of body.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(bytes);
  } catch {
    throw notUtf8();
  }
  return parse(body.replace(/^\uFEFF/, ""));
}
