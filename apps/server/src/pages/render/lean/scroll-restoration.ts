/** How the router's inline script begins that scrolls a page to where its reader left it. */
const restoration = '<script>(function(a,f){let l;try{l=JSON.parse(sessionStorage.getItem(a)||"{}")}';
const isFresh = 'performance.getEntriesByType("navigation")[0]?.type==="navigate"';

/**
 * The document whose reader's position is looked up only after a reload or a way back. On a new visit there is none, and
 * opening the session's storage would delay the first paint.
 */
export function withoutScrollingOfNewVisits(html: string): string {
  return html.replace(restoration, (script) => script.replace("<script>", `<script>${isFresh}||`));
}
