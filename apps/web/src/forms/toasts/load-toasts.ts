type ToastArea = typeof import("./area/toast-area.tsx");

export type ToastWords = { title: string; text: string };

let area: ToastArea | null = null;
const { promise, resolve: announce } = Promise.withResolvers<ToastArea>();

/** Resolves when a form has loaded the toasts' code. */
export const toastsLoaded = promise;

/** For a form that a visitor uses: when a toast is due, the network may be down. */
export async function loadToasts(): Promise<void> {
  area ??= await import("./area/toast-area.tsx");
  announce(area);
}

/** @returns false: the code is not loaded, and the form has to show the words itself */
export function showToast(tone: "success" | "error", words: ToastWords): boolean {
  area?.showNotification(tone, words);
  return area !== null;
}
