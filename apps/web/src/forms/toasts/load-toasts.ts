import { loadWholeStylesheet } from "../../browser/stylesheet.ts";

type ToastArea = typeof import("./area/toast-area.tsx");

export type ToastWords = { title: string; text: string };

let area: ToastArea | null = null;
const { promise, resolve: announce } = Promise.withResolvers<ToastArea>();

/** Resolves when a form has loaded the toasts' code. */
export const toastsLoaded = promise;

/**
 * Called when a visitor uses a form, because the network may be down when the toast is due. With the styles of the toast
 * and of the form's later states.
 */
export async function loadToasts(): Promise<void> {
  const [code] = await Promise.all([import("./area/toast-area.tsx"), loadWholeStylesheet()]);
  area ??= code;
  announce(area);
}

/** @returns whether the toast is shown; if not, its code is not loaded, and the form shows the words itself */
export function showToast(tone: "success" | "error", words: ToastWords): boolean {
  area?.showNotification(tone, words);
  return area !== null;
}
