type ToastArea = typeof import("./area/toast-area.tsx");

export type ToastWords = { title: string; text: string };

let area: ToastArea | null = null;
const { promise, resolve: announce } = Promise.withResolvers<ToastArea>();

/** Resolves when a form has loaded the toasts' code. */
export const toastsLoaded = promise;

/** Called when a visitor uses a form, because the network may be down when the toast is due. */
export async function loadToasts(): Promise<void> {
  area ??= await import("./area/toast-area.tsx");
  announce(area);
}

/** @returns whether the toast is shown; if not, its code is not loaded, and the form shows the words itself */
export function showToast(tone: "success" | "error", words: ToastWords): boolean {
  area?.showNotification(tone, words);
  return area !== null;
}
