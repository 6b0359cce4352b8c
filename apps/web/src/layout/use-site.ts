import { trpc } from "../trpc.ts";

/** The operator's facts, as every page has them. */
export function useSite() {
  const [{ site }] = trpc.pages.layout.useSuspenseQuery();
  return { ...site, telHref: `tel:+1${site.phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "")}` };
}
