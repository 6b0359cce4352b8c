// biome-ignore-all lint/suspicious/noConsole: the console's output is the subject here
import { it, vi } from "vitest";

it.fails("an unexpected console.error fails its test", () => {
  console.error("unexpected");
});

it.fails("an unexpected console.warn fails its test", () => {
  console.warn("unexpected");
});

it("a console.error that its test expects does not fail it", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  console.error("expected");
});
