/** At most one toast: the newest replaces the last (requirement 104). */
export type Toast = { id: number; title: string; text: string; tone: "success" | "error" };

type Listener = (toast: Toast | null) => void;

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<Listener>();

/** Browser only: the server never shows one, so this state is one visitor's. */
export function showToast(toast: Omit<Toast, "id">): void {
  lastId += 1;
  current = { ...toast, id: lastId };
  for (const listener of listeners) listener(current);
}

export function currentToast(): Toast | null {
  return current;
}

export function subscribeToasts(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
