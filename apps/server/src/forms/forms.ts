import { newsletterPages } from "@site/content/copy/newsletter";
import { refusalCopy } from "@site/content/copy/refusals";
import { entriesOf } from "@site/content/entries-of";
import { fill } from "@site/content/fill";
import { newsletterFormPaths, newsletterPaths } from "@site/content/paths";
import { confirmSubscription, isSubscription, unsubscribe } from "@site/db/outbox/newsletter";
import type { LeadView } from "@site/web/page-answer";
import type { FastifyInstance } from "fastify";
import { sendError } from "../http/errors.ts";
import { leadList } from "./lead-list.ts";
import { type LeadPageOptions, leadPage } from "./lead-pages.ts";
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

const changes = { confirm: confirmSubscription, unsubscribe };

/** The pages that the newsletter's emails link to, and one-click unsubscription (RFC 8058). */
async function newsletterLinks(app: FastifyInstance, options: LeadPageOptions): Promise<void> {
  const { db, site } = options.context;

  for (const [action, path] of entriesOf(newsletterPaths)) {
    const formPath = newsletterFormPaths[action];
    const { title, eyebrow, button, actions, ...texts } = fill(newsletterPages[action], site);
    const viewOf = (is: keyof typeof texts, more: Partial<LeadView>): LeadView => {
      return { title, eyebrow, ...texts[is], ...more };
    };
    const ask = (token: string) =>
      viewOf("ask", {
        forms: [{ id: "form", action: formPath, hidden: { token }, buttons: [{ value: action, label: button }] }],
      });
    leadPage<string>(app, options, {
      path,
      formPath,
      open: tokenOf,
      async show(token, _, { result }) {
        if (!(await isSubscription(db, token)))
          return { view: viewOf("unknown", { actions }), status: 404, waiting: "visitor" };
        return { view: result === "done" ? viewOf("done", { actions }) : ask(token) };
      },
      press: async ({ link }) => ((await changes[action](db, link)) ? { result: "done" } : {}),
      viewOfFailure({ token }) {
        const { title: heading, text } = fill(refusalCopy.failed, site);
        return { ...ask(token), notice: { heading, text } };
      },
    });
  }

  // RFC 8058 also allows this encoding. The body is ignored, because the token is in the query.
  app.addContentTypeParser("multipart/form-data", { parseAs: "string" }, (_request, _body, done) => done(null));
  app.post<{ Querystring: { token?: unknown } }>(newsletterPaths.unsubscribe, async (request, reply) => {
    if (!(await unsubscribe(db, tokenOf(request.query.token)))) return sendError(reply, "NOT_FOUND");
    const { heading } = newsletterPages.unsubscribe.done;
    return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send(`${heading}.\n`);
  });
}

/** Returns "" for a text with characters that no token has, such as NUL, which PostgreSQL refuses in a parameter. */
function tokenOf(text: unknown): string {
  return /^[\w-]+$/.exec(String(text ?? ""))?.[0] ?? "";
}
