import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { codeOfStatus, publicError } from "@site/trpc-router/errors";
import { alwaysHeaders, hsts, isHttps } from "./headers.ts";
import { newRequestId } from "./log/request-log.ts";

/** Answers bytes that Node can't parse as HTTP with a `PublicError` and the headers of every response. */
export function answerMalformed(origin: string) {
  return ({ code }: { code?: string }, socket: Socket): void => {
    if (code === "ECONNRESET" || socket.destroyed) return;
    if (socket.writable) socket.write(answerText(statusOf(code), origin));
    socket.destroy();
  };
}

function statusOf(code: string | undefined): 400 | 408 | 413 | 431 {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  return code === "HPE_CHUNK_EXTENSIONS_OVERFLOW" ? 413 : 400;
}

function answerText(status: number, origin: string): string {
  const error = publicError(codeOfStatus(status));
  const body = JSON.stringify({ error: { ...error, data: { ...error.data, httpStatus: status } } });
  const headers = {
    ...alwaysHeaders,
    ...(isHttps(origin) && { "strict-transport-security": hsts }),
    "x-request-id": newRequestId(),
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
