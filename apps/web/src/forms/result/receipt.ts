import { useLayoutEffect, useState } from "react";
import { readStored, writeStored } from "../../browser/storage.ts";
import type { FormName } from "../form-outcome.ts";

/** token: of the page of one's own request, which begins with its reference. answerBy: UTC, ISO 8601 */
export type Sent = { token: string; answerBy: string | null };

/**
 * The receipt of a form sent from this entry of the tab's history, so that a reload and the way back show it again. It is
 * kept in the tab's storage: an address or a link that opens a request would be read by every script that reads the page's.
 */
export function useReceipt(form: FormName) {
  // With the path, by which `browser/start.ts` knows that the page has something to show. The key opens nothing by itself.
  // An older browser has none: there, the receipt is shown at each visit of the page in this tab.
  const nameOfEntry = () => `${location.pathname} ${window.navigation?.currentEntry?.key ?? ""} ${form}`;
  const [receipt, setReceipt] = useState<Sent | null>(null);
  // After hydration, because the server's document shows the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: -- once, when the form is hydrated or mounted
  useLayoutEffect(() => {
    const stored = readStored(nameOfEntry());
    if (typeof stored !== "string") return;
    const [token = "", answerBy = null] = stored.split(" ");
    setReceipt({ token, answerBy });
  }, []);
  /** Called when a form is sent, because the visitor may be elsewhere when it is answered. */
  const keeper = () => {
    const name = nameOfEntry();
    return ({ token, answerBy }: Sent) => writeStored(name, `${token} ${answerBy}`);
  };
  return { receipt, keeper };
}
