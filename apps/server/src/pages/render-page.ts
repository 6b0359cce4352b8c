import type { Context } from "@site/trpc-router/context";
import type { FormOutcome } from "@site/web/form-outcome";
import { renderTimeoutMs } from "../limits.ts";
import { type Call, recordingClient } from "./answers.ts";
import { contentSecurityPolicy, openPolicy } from "./content-security-policy.ts";
import type { Web } from "./web.ts";

export type PageAnswer = {
  status: number;
  location: string | null;
  html: string;
  csp: string;
  /** The procedures' answers: while they stay, so does the page. */
  madeOf: readonly Call[];
};

type Input = {
  context: Context;
  web: Web;
  path: string;
  formOutcome?: FormOutcome | null;
};

/** Renders one address with a client of its own that calls the procedures in this process. */
export async function renderUncached({ context, web, path, formOutcome = null }: Input): Promise<PageAnswer> {
  const { client, calls: madeOf } = recordingClient(context);
  const url = new URL(path, context.origin).href;
  const rendered = await web.render({ url, client, formOutcome, signal: AbortSignal.timeout(renderTimeoutMs) });
  // The router answers a rendering that failed with words of its own.
  if (rendered.status >= 500) throw new Error("The page could not be rendered.");
  const policyOf = (html: string) => (web.build === null ? openPolicy : contentSecurityPolicy(html, context.analytics));
  if (rendered.location !== null) return { ...rendered, html: "", csp: policyOf(""), madeOf };
  // The browser would start from the address alone, without what was typed: this page stays as it is.
  const html = await web.complete(rendered, { path, alive: formOutcome === null });
  return { ...rendered, html, csp: policyOf(html), madeOf };
}
