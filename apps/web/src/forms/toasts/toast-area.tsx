import { useHotkeys } from "@mantine/hooks";
import { Notifications, notifications, useNotifications } from "@mantine/notifications";
import { type KeyboardEvent, useRef, useState } from "react";
import { Toast } from "./toast.tsx";
import css from "./toast-area.module.css";

const displayMs = 5_000;

/** Shows a toast in place of the current one. */
export function showToast(tone: "success" | "error", { title, text }: { title: string; text: string }): void {
  notifications.clean();
  notifications.show({
    title,
    message: text,
    // With a shade, because the theme's CSS has no variable for the colour alone.
    color: tone === "error" ? "red.6" : "pine.7",
    role: tone === "error" ? "alert" : "status",
    tabIndex: 0,
    "data-tone": tone,
  });
}

/** Under the header. F8 focuses the area from anywhere, Escape closes the toast and returns the focus. */
export function ToastArea() {
  const area = useRef<HTMLElement>(null);
  const focusedBefore = useRef<Element>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [shown] = useNotifications().notifications;

  function focusArea() {
    focusedBefore.current = document.activeElement;
    area.current?.focus();
  }

  function closeAtEscape({ key }: KeyboardEvent) {
    if (key !== "Escape") return;
    notifications.clean();
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
  }

  // No ignored tags, because by default the hook ignores keys pressed in a field.
  useHotkeys([["F8", focusArea]], []);
  return (
    <section
      ref={area}
      aria-label="Notifications"
      tabIndex={-1}
      className={css.area}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      onKeyDown={closeAtEscape}
    >
      <Notifications
        // A new instance for each toast, because Mantine would fade the last one out beside the new one.
        key={shown?.id}
        position="top-right"
        withinPortal={false}
        classNames={{ root: css.position ?? "" }}
        // Mantine pauses only under the pointer.
        autoClose={hasFocus ? false : displayMs}
        // Mantine dismisses in both directions; the toast itself dismisses to the right.
        allowDragDismiss={false}
        allowScrollDismiss={false}
        renderNotification={(toast) => <Toast {...toast} />}
      />
    </section>
  );
}
