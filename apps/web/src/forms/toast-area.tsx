import { useDrag, useHotkeys, useMergedRef } from "@mantine/hooks";
import { Notifications, notifications, useNotifications } from "@mantine/notifications";
import { type KeyboardEvent, useRef, useState } from "react";
import css from "./toast-area.module.css";

const displayMs = 5_000;
const swipeMin = 50;

export function showToast(tone: "success" | "error", { title, text }: { title: string; text: string }): void {
  notifications.clean();
  notifications.show({
    title,
    message: text,
    ...(tone === "error" && { color: "red.6" }),
    role: tone === "error" ? "alert" : "status",
    tabIndex: 0,
    withBorder: true,
    closeButtonProps: { "aria-label": "Close", size: 40 },
    classNames: { root: css.toast ?? "", description: css.text ?? "" },
    "data-tone": tone,
  });
}

export function ToastArea() {
  const area = useRef<HTMLElement>(null);
  const focusedBefore = useRef<Element>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [offset, setOffset] = useState(0);
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

  // Mantine's own swipes are turned off, because they work in both directions.
  const { ref: swiped } = useDrag(
    ({ last, canceled, movement: [x] }) => {
      if (last && !canceled && x >= swipeMin) notifications.clean();
      setOffset(last ? 0 : Math.max(0, x));
    },
    { axis: "x", threshold: 5 },
  );
  // The empty list makes F8 work while a form field has the focus too.
  useHotkeys([["F8", focusArea]], []);
  return (
    <section
      ref={useMergedRef(area, swiped)}
      aria-label="Notifications"
      tabIndex={-1}
      className={css.area}
      style={{ translate: `${offset}px` }}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      onKeyDown={closeAtEscape}
    >
      <Notifications
        // The key makes a new container for each toast. Otherwise the old toast would fade out next to the new one.
        key={shown?.id}
        position="bottom-left"
        pos="static"
        w="auto"
        withinPortal={false}
        // Mantine itself pauses the timer only while the pointer is on the toast.
        autoClose={hasFocus ? false : displayMs}
        allowDragDismiss={false}
        allowScrollDismiss={false}
      />
    </section>
  );
}
