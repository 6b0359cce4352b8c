import { parse } from "node:querystring";
import { Readable } from "node:stream";
import { TRPCError } from "@trpc/server";
import type { FastifyInstance } from "fastify";
import plugin from "fastify-plugin";
import { formBytesMax } from "../configuration/limits.ts";

/**
 * The parsers can't decompress a body, and they would garble text in another charset, such as Latin-1. The hook checks
 * the raw stream, because tRPC's routes and the form routes have different parsers.
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

/** `destroyOnReturn: false` keeps the request open, because the response to an error needs the same connection. */
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

/** @throws TRPCError BAD_REQUEST if the bytes aren't UTF-8, because `parse` alone would replace them with `�` */
function parseForm(body: string): unknown {
  try {
    for (const [bytes] of body.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(bytes);
  } catch {
    throw notUtf8();
  }
  return parse(body.replace(/^\uFEFF/, ""));
}
