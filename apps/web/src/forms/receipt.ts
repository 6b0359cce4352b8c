import { useLayoutEffect, useState } from "react";
import { readStored } from "../browser/storage.ts";
import { type FormName, readDraft } from "./draft.ts";

export type Answer = { reference: string; answerBy: string; requestUrl: string | null } | { ok: true };

/** `token` opens the visitor's request, and begins with its reference. `answerBy` is UTC, ISO-8601. */
export type Sent = { token: string; answerBy: string | null };

/** @returns null for the newsletter. `token` is from `requestUrl` or, if the server can't sign one, the reference */
export function leadOf(answer: Answer): Sent | null {
  if (!("reference" in answer)) return null;
  const { reference, answerBy, requestUrl } = answer;
  const token = requestUrl === null ? reference : new URL(requestUrl).searchParams.get("token");
  return token === null ? null : { token, answerBy };
}

/**
 * The receipt of a form that was sent from this entry of the tab's history, so that a reload and going back show it
 * again. It is in the tab's storage, not in the URL, because analytics scripts report URLs and links.
 */
export function useStoredReceipt(form: FormName, isPending: boolean) {
  const [receipt, setReceipt] = useState<(Sent & { hasDraft: boolean }) | null>(null);
  // The first render must match the server's HTML, which shows the form, so an effect reads the receipt. It reads again
  // after a response, because the visitor may have left the page and come back in the meantime.
  useLayoutEffect(() => {
    const stored = isPending ? null : readStored(receiptName(form));
    if (typeof stored !== "string") return;
    const [token = "", answerBy = null] = stored.split(" ");
    setReceipt({ token, answerBy, hasDraft: readDraft(form) !== null });
  }, [form, isPending]);
  return receipt;
}

/**
 * The name begins with the path, so that `browser/start.ts` finds the page's receipts. If the browser's history entries
 * have no keys, the receipt is shown at each visit to the page in this tab.
 */
export function receiptName(form: FormName): string {
  return `${location.pathname} ${window.navigation?.currentEntry?.key ?? ""} ${form}`;
}
