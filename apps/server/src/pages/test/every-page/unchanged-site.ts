import { readDocument, type TestDocument } from "../../../test/open-test-app.ts";
import { shareRehearsedApp } from "../../../test/rehearsed-app.ts";

/** One site for all tests of `every-page.test.ts`; none of them changes it. */
export const { app } = await shareRehearsedApp();

const documents = new Map<string, Promise<TestDocument>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * The page that `app` sends; tests must not change the document. One page at a time, because the site refuses visitors
 * if too many pages are waiting to be rendered.
 */
export function documentOf(path: string): Promise<TestDocument> {
  const known = documents.get(path);
  if (known !== undefined) return known;
  const document = last.then(() => readDocument(app, path));
  last = document;
  documents.set(path, document);
  return document;
}
