import { createHmac, timingSafeEqual } from "node:crypto";

/** A value for a link, which only this site can have signed. @param purpose of the link, because one key signs all kinds */
export function signToken(purpose: string, value: unknown, key: string): string {
  const body = Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${body}.${signature(purpose, body, key).toString("base64url")}`;
}

/** The value of a token. null if it was not signed for this purpose. @param keys the current key and the one before it */
export function readToken<Value>(purpose: string, token: string, keys: readonly string[]): Value | null {
  const [body = "", signed = ""] = token.split(".");
  const given = Buffer.from(signed, "base64url");
  const isSigned = keys.some((key) => {
    const expected = signature(purpose, body, key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? JSON.parse(Buffer.from(body, "base64url").toString()) : null;
}

function signature(purpose: string, body: string, key: string): Buffer {
  return createHmac("sha256", key).update(`${purpose}\n${body}`).digest();
}
