import { parse } from "node:querystring";
import { pipeline, Transform } from "node:stream";
import { TRPCError } from "@trpc/server";
import type { FastifyInstance } from "fastify";
import plugin from "fastify-plugin";
import { formBytesMax } from "../configuration/limits.ts";

/**
 * Refuses bodies that are compressed or not UTF-8, whose leads would be stored with broken letters. The check is a
 * stream, because tRPC's adapter has its own parser.
 */
export const bodyEncoding = plugin(async (app: FastifyInstance) => {
  app.addHook("preParsing", async ({ method, headers }, _reply, payload) => {
    if (method !== "POST") return payload;
    const { "content-encoding": compression = "identity", "content-type": type = "" } = headers;
    if (compression.trim().toLowerCase() !== "identity" || !isUtf8(type))
      throw new TRPCError({ code: "UNSUPPORTED_MEDIA_TYPE" });
    // The parser handles the stream's error.
    return pipeline(payload, new Utf8Check(), () => {});
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

class Utf8Check extends Transform {
  readonly #decoder = new TextDecoder("utf-8", { fatal: true });

  override _transform(chunk: Buffer, _encoding: string, done: (error: Error | null, chunk?: Buffer) => void): void {
    done(this.#faultOf(chunk), chunk);
  }

  override _flush(done: (error: Error | null) => void): void {
    done(this.#faultOf());
  }

  #faultOf(chunk?: Buffer): Error | null {
    try {
      this.#decoder.decode(chunk, { stream: chunk !== undefined });
      return null;
    } catch {
      return notUtf8();
    }
  }
}

const notUtf8 = () => new TRPCError({ code: "BAD_REQUEST", message: "The request is not in UTF-8. Send it in UTF-8." });

/** @throws TRPCError BAD_REQUEST if percent-encoded bytes are not UTF-8; `parse` would store them encoded */
function parseForm(body: string): unknown {
  try {
    for (const [bytes] of body.matchAll(/(?:%[\da-f]{2})+/gi)) decodeURIComponent(bytes);
  } catch {
    throw notUtf8();
  }
  return parse(body.replace(/^\uFEFF/, ""));
}
