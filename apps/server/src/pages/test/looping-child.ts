import "../renderer-child.ts";
import type { Question } from "../renderer-process.ts";

const never = new Int32Array(new SharedArrayBuffer(4));

// For tests: a renderer process with one template that never ends. It blocks as a loop does, but uses no CPU.
process.on("message", (question: Question) => {
  if (question.request.path === "/terms-of-service") Atomics.wait(never, 0, 0);
});
