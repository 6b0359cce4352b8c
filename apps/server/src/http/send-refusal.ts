import { refusalCopy } from "@site/content/copy/refusals";
import { fill } from "@site/content/fill";
import type { Site } from "@site/content/site";
import { codeOfStatus, publicError } from "@site/trpc-router/errors";
import { theme } from "@site/web/theme";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isApiOrAsset } from "./log/request-group.ts";
import type { Refusal, RefusalReason } from "./refusal.ts";

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Answers a refusal: with a small HTML page for browsers, with a `PublicError` for programs. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal, site: Site) {
  const { statusCode, retryAfterSeconds, reason } = refusal;
  reply.code(statusCode).header("retry-after", retryAfterSeconds).header("cache-control", "no-store");
  if (isApiOrAsset(request.url) || !request.headers.accept?.includes("text/html")) {
    return reply.send({ error: publicError(codeOfStatus(statusCode)) });
  }
  return reply
    .header("content-security-policy", policy)
    .type("text/html; charset=utf-8")
    .send(refusalPage(reason, site));
}

/** A constant template without React, because a refusal must cost less than the request that it refuses. */
function refusalPage(reason: RefusalReason, site: Site): string {
  const { title, text } = fill(refusalCopy[reason], site);
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title>`,
    `<style>body{max-width:34rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;color:${theme.black};background:${theme.colors.paper[1]}}</style>`,
    `<h1>${escaped(title)}</h1><p>${escaped(text)}</p>`,
  ].join("");
}

/** Escaped, because the operator's SITE_… facts may hold any character. */
function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}
