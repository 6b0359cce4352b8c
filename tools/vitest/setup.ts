import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { format } from "node:util";
import { afterEach, beforeEach, vi } from "vitest";

enableCompileCache(join(import.meta.dirname, "../../node_modules/.cache/compiled"));

const unexpected: string[] = [];

function watchConsole(): void {
  for (const method of ["error", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => {
      unexpected.push(`console.${method}: ${format(...words)}`);
    });
  }
}

// A module may write to the console while it is imported, which happens before any `beforeEach` runs.
watchConsole();
beforeEach(watchConsole);

afterEach(() => {
  const messages = unexpected.splice(0);
  if (messages.length > 0) throw new Error(`Unexpected on the console:\n${messages.join("\n")}`);
});
