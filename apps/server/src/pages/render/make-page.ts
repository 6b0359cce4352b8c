import { createHash } from "node:crypto";
import type { Context } from "@site/trpc-router/context";
import { renderTimeoutMs } from "../../configuration/limits.ts";
import { compress, type Encoding } from "./compression.ts";
import { contentSecurityPolicy, openPolicy } from "./content-security-policy.ts";
import { type Dependency, recordingClient } from "./dependencies.ts";
import type { PageRequest } from "./renderer.ts";
import type { Templates } from "./templates.ts";

/** A page's compressed bytes and its own headers. */
export type RenderedPage = {
  status: number;
  /** Target of a redirect; null: not a redirect. */
  location: string | null;
  /** Content-Security-Policy. */
  csp: string;
  /** The page stays valid while these have the same results. */
  dependencies: readonly Dependency[];
  etag: string;
  bytes: Readonly<Record<Encoding, Buffer>>;
};

type Input = { context: Context; templates: Templates; request: PageRequest };

/**
 * Renders and compresses one page, with procedure calls in this process.
 * @throws Error when a procedure or a template fails
 */
export async function makePage({ context, templates, request: { path, formOutcome } }: Input): Promise<RenderedPage> {
  const { client, dependencies } = recordingClient(context);
  const url = new URL(path, context.origin).href;
  const [rendered, imageOrigins] = await Promise.all([
    templates.render({ url, client, formOutcome, signal: AbortSignal.timeout(renderTimeoutMs) }),
    // If the articles can't be read, pages without their pictures must still be rendered.
    client.pages.imageOrigins.query().catch(() => []),
  ]);
  // TanStack Router answers a failed render with an error page of status 500.
  if (rendered.status >= 500) throw new Error("The page could not be rendered.");
  const { status, location } = rendered;
  // The answer to a failed form post is not hydrated, because the router would render from the URL and drop the values.
  const html =
    location === null ? await templates.finishDocument(rendered, { path, hydrate: formOutcome === null }) : "";
  const { analytics } = context;
  const csp = templates.isDevelopment ? openPolicy : contentSecurityPolicy(html, { analytics, imageOrigins });
  return { status, location, csp, dependencies, ...(await encode(html)) };
}

async function encode(html: string): Promise<Pick<RenderedPage, "etag" | "bytes">> {
  const identity = Buffer.from(html);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 27)}"`;
  return { etag, bytes: await compress(identity) };
}
