import type { PageRequest } from "../renderer.ts";
import { render as renderPage } from "../renderer-process.ts";

/** For tests: a rendering process with one template that never ends. */
export async function render(request: PageRequest) {
  if (request.path === "/terms-of-service") for (;;);
  return renderPage(request);
}
