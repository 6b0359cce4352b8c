import type { Context } from "@site/trpc-router/context";
import { compressFully } from "./compression.ts";
import { makePage } from "./make-page.ts";
import type { Renderer } from "./renderer.ts";
import type { Templates } from "./templates.ts";

/** Two, because one page is compressed in zlib's thread while the next is rendered. */
const concurrency = 2;

/** Renders in this process: for development, where Vite holds the templates, and for databases in memory. */
export function renderInProcess(context: Context, templates: Templates): Renderer {
  return {
    concurrency,
    render: (request) => makePage({ context, templates, request }),
    compress: compressFully,
    close: async () => {},
  };
}
