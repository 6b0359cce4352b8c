import { Notification } from "@mantine/core";
import { useDrag, useHotkeys } from "@mantine/hooks";
import { type NotificationData, Notifications, notifications, useNotifications } from "@mantine/notifications";
import { type KeyboardEvent, useRef, useState } from "react";
import css from "./toast-area.module.css";

const displayMs = 5_000;

export function showToast(tone: "success" | "error", { title, text }: { title: string; text: string }): void {
  notifications.clean();
  notifications.show({
    title,
    message: text,
    ...(tone === "error" && { color: "red.6" }),
    role: tone === "error" ? "alert" : "status",
    tabIndex: 0,
    "data-tone": tone,
  });
}

/** F8 focuses the area from anywhere. Escape closes the toast and returns the focus. */
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

  // The empty list of ignored elements makes F8 work in form fields too.
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
        // The key remounts the container for each toast; otherwise the old one would fade out next to the new one.
        key={shown?.id}
        position="top-right"
        withinPortal={false}
        classNames={{ root: css.position ?? "" }}
        // Mantine pauses while the toast has the pointer or the focus. `false` also pauses while the area has the focus.
        autoClose={hasFocus ? false : displayMs}
        // Mantine's swipes dismiss a toast in both directions. `Toast` handles swipes, to the right only.
        allowDragDismiss={false}
        allowScrollDismiss={false}
        renderNotification={(toast) => <Toast {...toast} />}
      />
    </section>
  );
}

const swipeMin = 50;

/** A button or a swipe to the right closes the toast. It has no role, because Mantine's container is a live region. */
function Toast({ id = "", title, message, color = "", "data-tone": tone }: NotificationData) {
  const [offset, setOffset] = useState(0);
  const close = () => notifications.hide(id);
  const { ref } = useDrag(
    ({ last, canceled, movement: [x] }) => {
      if (last && !canceled && x >= swipeMin) close();
      else setOffset(last ? 0 : Math.max(0, x));
    },
    { axis: "x", threshold: 5, filterTaps: true },
  );
  return (
    <Notification
      ref={ref}
      role="presentation"
      title={title}
      color={color}
      withBorder
      onClose={close}
      closeButtonProps={{ "aria-label": "Close", size: 40 }}
      classNames={{
        root: `${css.toast} ${tone === "error" ? css.error : ""}`,
        title: css.title ?? "",
        description: css.text ?? "",
      }}
      style={{ transform: `translateX(${offset}px)` }}
    >
      {message}
    </Notification>
  );
}
