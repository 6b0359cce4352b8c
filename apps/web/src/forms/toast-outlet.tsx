import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToast, subscribeToasts } from "./toasts.ts";

const ToastArea = lazy(() => import("./toast-area.tsx").then(({ ToastArea }) => ({ default: ToastArea })));

/** Pages without a toast don't load the code for one. */
export function ToastOutlet() {
  const toast = useSyncExternalStore(subscribeToasts, currentToast, () => null);
  if (toast === null) return null;
  return (
    <Suspense fallback={null}>
      <ToastArea toast={toast} />
    </Suspense>
  );
}
