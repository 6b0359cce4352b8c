import type { PageRequest } from "../renderer.ts";
import { render as renderPage } from "../renderer-process.ts";

const never = new Int32Array(new SharedArrayBuffer(4));

/** For tests: a rendering process with one template that never ends. It blocks as a loop does, but uses no CPU. */
export async function render(request: PageRequest) {
  if (request.path === "/terms-of-service") Atomics.wait(never, 0, 0);
  return renderPage(request);
}
