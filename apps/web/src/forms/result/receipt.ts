import { useLayoutEffect, useState } from "react";
import { readStored, writeStored } from "../../browser/storage.ts";
import type { FormName } from "../form-outcome.ts";

/** token: opens the visitor's own request, and begins with its reference. answerBy: UTC, ISO 8601 */
export type Sent = { token: string; answerBy: string | null };

/**
 * The receipt of a form sent from this entry of the tab's history, so that a reload and going back show it again. It is
 * kept in the tab's storage, because analytics scripts report each address and link.
 */
export function useReceipt(form: FormName) {
  // Contains the path, from which `browser/start.ts` knows that the page has something to show. The key alone opens
  // nothing. Older browsers lack it: there, the receipt is shown at each visit to the page in this tab.
  const nameOfEntry = () => `${location.pathname} ${window.navigation?.currentEntry?.key ?? ""} ${form}`;
  const [receipt, setReceipt] = useState<Sent | null>(null);
  // Runs after hydration, because the server's document shows the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: -- once, when the form is hydrated or mounted
  useLayoutEffect(() => {
    const stored = readStored(nameOfEntry());
    if (typeof stored !== "string") return;
    const [token = "", answerBy = null] = stored.split(" ");
    setReceipt({ token, answerBy });
  }, []);
  /** Called when a form is sent, because the visitor may have moved on when the answer arrives. */
  const keeper = () => {
    const name = nameOfEntry();
    return ({ token, answerBy }: Sent) => writeStored(name, `${token} ${answerBy}`);
  };
  return { receipt, keeper };
}
