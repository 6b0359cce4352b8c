import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { PageAnswer } from "./render-page.ts";

export type EncodedPage = Omit<PageAnswer, "html"> & { etag: string; identity: Buffer; br: Buffer; gzip: Buffer };

/** The page in every encoding that a browser may ask for, made once. */
export async function encodePage({ html, ...answer }: PageAnswer): Promise<EncodedPage> {
  const identity = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params }),
    promisify(gzip)(identity, { level: 8 }),
  ]);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 27)}"`;
  return { ...answer, etag, identity, br, gzip: gz };
}
