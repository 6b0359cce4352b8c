import { openTestApp, readDocument, type TestDocument } from "../../test/open-test-app.ts";

/**
 * For tests that change nothing: one site for all test files of a worker. Vitest's project "pages" runs such files
 * without isolation, so that a worker renders and parses each page once.
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
