import type { Context } from "@site/trpc-router/context";
import { renderTimeoutMs } from "../limits.ts";
import { Answers } from "./answers.ts";
import { contentSecurityPolicy, openPolicy } from "./content-security-policy.ts";
import type { FormOutcome, Web } from "./web.ts";

export type PageAnswer = { status: number; location: string | null; html: string; csp: string };

type Input = {
  context: Context;
  web: Web;
  path: string;
  formOutcome?: FormOutcome | null;
  /** Takes note of what the page is made of. */
  answers?: Answers;
};

/** Renders one address with a client of its own that calls the procedures in this process. */
export async function renderUncached({
  context,
  web,
  path,
  formOutcome = null,
  answers = new Answers(context),
}: Input): Promise<PageAnswer> {
  const client = answers.client();
  const url = new URL(path, context.origin).href;
  const rendered = await web.render({ url, client, formOutcome, signal: AbortSignal.timeout(renderTimeoutMs) });
  // The router answers a rendering that failed with words of its own.
  if (rendered.status >= 500) throw new Error("The page could not be rendered.");
  const policyOf = (html: string) => (web.development ? openPolicy : contentSecurityPolicy(html, context.analytics));
  if (rendered.location !== null) return { ...rendered, html: "", csp: policyOf("") };
  // The browser would start from the address alone, without what was typed: this page stays as it is.
  const html = await web.complete(rendered, { path, alive: formOutcome === null });
  return { ...rendered, html, csp: policyOf(html) };
}
