import type { Page } from "@playwright/test";

/** A page's metadata for search engines and social networks, in a comparable form. */
export type Head = { title: string; tags: string[] };

/** Runs in the browser, on its own document or on HTML that is parsed there. */
function readHead(html: string | null): Head {
  const { head } = html === null ? document : new DOMParser().parseFromString(html, "text/html");
  const tags = head.querySelectorAll(
    'meta, link:not([rel="stylesheet"], [rel="preload"], [rel="modulepreload"]), script[type="application/ld+json"]',
  );
  const text = (tag: Element) => {
    const attributes = [...tag.attributes].map(({ name, value }) => `${name}=${value}`).toSorted();
    return [tag.localName, ...attributes, tag.textContent].join(" ");
  };
  return { title: head.querySelector("title")?.text ?? "", tags: [...tags].map(text).toSorted() };
}

export function headInBrowser(page: Page): Promise<Head> {
  return page.evaluate(readHead, null);
}

/** The head that the server sends for the page's current address. */
export async function headFromServer(page: Page): Promise<Head> {
  const response = await page.request.get(page.url());
  return page.evaluate(readHead, await response.text());
}
