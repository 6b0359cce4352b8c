import { expect, it } from "vitest";
import { withoutScripts } from "./router-scripts.ts";

const router = "<template><script>one()</script><script nonce=x>two()</script></template></body></html>";

it.each([
  ["no template", ""],
  ["a template", "<template><script>evil()</script></template>"],
  ["an open template", "<template><script>evil()</script>"],
  ["a template and the end of a body", "<template><script>evil()</script></template></body>"],
])("of a document into which %s was injected, only the router's scripts are hydration data", (_what, injected) => {
  const document = `<html><body><main>${injected}</main>`;
  expect(withoutScripts(document + router)).toEqual({ html: `${document}</body></html>`, hydration: "one();two()" });
});
