import { afterAll } from "vitest";
import { rehearse } from "../../../../../../tools/rehearsal/site.ts";
import { untilReady } from "../../../publishing/test/publishing-site.ts";
import { parseDocument, type TestDocument } from "../../../test/open-test-app.ts";
import { siteAt } from "../../../test/rehearsed-app.ts";

/** All tests of `every-page.test.ts` share this one running site, so none of them may change it. */
const site = await rehearse({ args: ["--publish"], env: { RATE_LIMIT_READS: "0" } });
afterAll(() => site.stop());
await untilReady(site);

export const app = siteAt(site.url);
export const origin = site.env.SITE_ORIGIN ?? "";

const documents = new Map<string, Promise<TestDocument>>();

/** With these options, cheerio parses a page in a seventh of the time, but doesn't decode the text of a `textarea`. */
const fast = { xml: { xmlMode: false } };

/** Returns the parsed page. Several tests share the same document, so they must not change it. */
export function documentOf(path: string): Promise<TestDocument> {
  const document = documents.get(path) ?? readFast(path);
  documents.set(path, document);
  return document;
}

async function readFast(path: string): Promise<TestDocument> {
  return parseDocument(await app.inject(path), fast);
}
