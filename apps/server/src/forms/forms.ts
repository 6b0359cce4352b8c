import { newsletterPages } from "@site/content/copy/newsletter";
import { newsletterPaths } from "@site/content/paths";
import { TRPCError } from "@trpc/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { callProcedure } from "../api/procedures.ts";
import type { ContextOf } from "../context.ts";
import { sendError } from "../http/errors.ts";
import { leadList } from "./lead-list.ts";
import { officePage } from "./office-page.ts";
import { type FormOptions, postedForms } from "./posted-forms.ts";
import { requestPage } from "./request-page.ts";

export async function forms(app: FastifyInstance, options: FormOptions): Promise<void> {
  await app.register(postedForms, options);
  await app.register(newsletterLinks, options);
  await app.register(officePage, options);
  await app.register(leadList, options);
  await app.register(requestPage, options);
}

type Action = keyof typeof newsletterPaths;

/** Handles the forms of the newsletter's pages, and one-click unsubscription (RFC 8058). */
async function newsletterLinks(app: FastifyInstance, { contextOf }: { contextOf: ContextOf }) {
  /** @returns false if the token is unknown */
  async function callNewsletter(action: Action, request: FastifyRequest, token: unknown): Promise<boolean> {
    try {
      await callProcedure(`newsletter.${action}`, { token: String(token ?? "") }, contextOf(request));
      return true;
    } catch (error) {
      if (error instanceof TRPCError && ["NOT_FOUND", "BAD_REQUEST"].includes(error.code)) return false;
      throw error;
    }
  }

  for (const action of ["confirm", "unsubscribe"] as const) {
    app.post<{ Body: { token?: unknown } | undefined }>(`/forms/newsletter-${action}`, async (request, reply) => {
      const known = await callNewsletter(action, request, request.body?.token);
      const result = known ? "done" : "unknown";
      return reply.header("cache-control", "no-store").redirect(`${newsletterPaths[action]}?result=${result}`, 303);
    });
  }

  // RFC 8058 also allows this encoding. The body is ignored, because the token is in the query.
  app.addContentTypeParser("multipart/form-data", { parseAs: "string" }, (_request, _body, done) => done(null));
  app.post<{ Querystring: { token?: unknown } }>(newsletterPaths.unsubscribe, async (request, reply) => {
    const known = await callNewsletter("unsubscribe", request, request.query.token);
    if (!known) return sendError(reply, "NOT_FOUND");
    const { heading } = newsletterPages.unsubscribe.done;
    return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send(`${heading}.\n`);
  });
}
