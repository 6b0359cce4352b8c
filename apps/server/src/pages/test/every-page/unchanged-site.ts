import { vi } from "vitest";
import { openTestApp, readDocument, type TestDocument } from "../../../test/open-test-app.ts";

/** What was rendered when the site became ready, and since. */
export const rendered: string[] = [];

/** One site for all tests of `every-page.test.ts`; none of them changes it. Its pages are rendered once, as after a start. */
export const { app } = await openTestApp({
  warmsUp: true,
  wrapRender: (render) => (input) => {
    const { pathname, search } = new URL(input.url);
    rendered.push(pathname + search);
    return render(input);
  },
});
await app.listen({ port: 0, host: "127.0.0.1" });
// A few seconds, or minutes on a host that is busy with other work.
await vi.waitUntil(() => app.isWarm(), { timeout: 600_000, interval: 100 });
export const renderedAtStart = [...rendered];

const documents = new Map<string, Promise<TestDocument>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * The page as `app` answers; tests must not change the document. One page at a time, because the site refuses visitors
 * when too many pages wait to be rendered.
 */
export function documentOf(path: string): Promise<TestDocument> {
  const known = documents.get(path);
  if (known !== undefined) return known;
  const document = last.then(() => readDocument(app, path));
  last = document;
  documents.set(path, document);
  return document;
}
