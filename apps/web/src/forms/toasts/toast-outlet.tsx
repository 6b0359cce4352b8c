import { type ComponentType, useEffect, useState } from "react";
import { toastsLoaded } from "./load-toasts.ts";

/** Mounts the toasts' area when a form has loaded its code. */
export function ToastOutlet() {
  const [Area, setArea] = useState<ComponentType | null>(null);
  useEffect(() => {
    toastsLoaded.then(({ ToastArea }) => setArea(() => ToastArea));
  }, []);
  return Area && <Area />;
}
