import type { Context } from "@site/trpc-router/context";
import type { PageAnswer } from "@site/web/form-outcome";
import type { Frontend } from "./frontend.ts";
import { makePage, type RenderedPage } from "./make-page.ts";

export type PageRequest = {
  /** `PageAddress.path`. */
  path: string;
  /** What the page says to one person; null: it is the same for all. */
  answer: PageAnswer | null;
};

/** Makes one page at a time; `RenderQueue` is in front. */
export type Renderer = {
  /** @throws Error when the page can't be made */
  render: (request: PageRequest) => Promise<RenderedPage>;
};

/** Renders in this process: for development, where Vite holds the modules, and for databases in memory. */
export function renderInProcess(context: Context, frontend: Frontend): Renderer {
  return { render: (request) => makePage({ context, frontend, request }) };
}
