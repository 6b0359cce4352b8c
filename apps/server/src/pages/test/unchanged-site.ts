import { openTestApp, readDocument, type TestDocument } from "../../test/open-test-app.ts";

/**
 * For tests that change nothing: one site for all test files of a worker. Vitest's project "pages" runs such files in one
 * worker without isolation, so that each page is rendered and parsed once for all of them.
 */
export const { app } = await openTestApp();

const documents = new Map<string, Promise<TestDocument>>();

/** The page as `app` answers; tests must not change the document. */
export function documentOf(path: string): Promise<TestDocument> {
  const known = documents.get(path);
  if (known !== undefined) return known;
  const document = readDocument(app, path);
  documents.set(path, document);
  return document;
}
