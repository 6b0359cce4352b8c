import type { Context } from "@site/trpc-router/context";
import { makePage } from "./make-page.ts";
import type { Renderer } from "./renderer.ts";
import type { Templates } from "./templates.ts";

/** Two: while one page is compressed, in a thread of its own, the next is rendered. */
const concurrency = 2;

/** Makes pages in this process: for development, where Vite holds the templates, and for tests over a database in memory. */
export function renderInProcess(context: Context, templates: Templates): Renderer {
  return {
    concurrency,
    render: (request) => makePage({ context, templates, request }),
    close: async () => {},
  };
}
