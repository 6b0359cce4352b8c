import { Notification } from "@mantine/core";
import { useDrag } from "@mantine/hooks";
import { type NotificationData, notifications } from "@mantine/notifications";
import { useState } from "react";
import css from "./toast-area.module.css";

const swipeMin = 50;

/** A toast that its button or a swipe to the right closes. The container that Mantine puts around it is the live region. */
export function Toast({ id = "", title, message, color = "", "data-tone": tone }: NotificationData) {
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
