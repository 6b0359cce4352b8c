import * as RadixToast from "@radix-ui/react-toast";
import css from "./toast.module.css";
import type { Toast } from "./toasts.ts";

/** Requirement 104: 5,000 ms, swipe right from 50 px, F8 focuses the area. Pauses while pointed at or focused. */
export function ToastArea({ toast }: { toast: Toast }) {
  return (
    <RadixToast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
      <RadixToast.Root
        key={toast.id}
        type={toast.tone === "error" ? "foreground" : "background"}
        className={`${css.toast} ${toast.tone === "error" ? css.error : ""}`}
        data-tone={toast.tone}
      >
        {/* Announced by itself: the library would put the same words on the page once more, out of sight. */}
        <div
          role={toast.tone === "error" ? "alert" : "status"}
          className={css.words}
          data-radix-toast-announce-exclude=""
        >
          <RadixToast.Title className={css.title}>{toast.title}</RadixToast.Title>
          <RadixToast.Description className={css.text}>{toast.text}</RadixToast.Description>
        </div>
        <RadixToast.Close className={css.close} aria-label="Close">
          <span aria-hidden="true">×</span>
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport className={css.viewport} hotkey={["F8"]} label="Notifications ({hotkey})" />
    </RadixToast.Provider>
  );
}
