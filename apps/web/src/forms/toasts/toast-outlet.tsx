import { type ComponentType, lazy, Suspense, useSyncExternalStore } from "react";
import { loadToastArea } from "./load-toast-area.ts";
import { currentToast, subscribeToasts, type Toast } from "./toasts.ts";

/** Without its code, in a network that is gone, there is no toast; the status at the form says the same. */
const ToastArea = lazy<ComponentType<{ toast: Toast }>>(() =>
  loadToastArea().then(
    ({ ToastArea }) => ({ default: ToastArea }),
    () => ({ default: () => null }),
  ),
);

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
