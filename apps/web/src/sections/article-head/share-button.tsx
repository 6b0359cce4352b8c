import { Button } from "@mantine/core";
import { useState } from "react";
import css from "./share-button.module.css";

type Props = { title: string; label: string; done: string };

/** Opens the platform's share sheet, or copies the URL to the clipboard where the platform has none. */
export function ShareButton({ title, label, done }: Props) {
  const [copied, setCopied] = useState(false);

  async function share() {
    const url = location.href;
    if (navigator.share !== undefined) {
      // The promise also rejects when the visitor closes the share sheet, which is no error.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(url);
    setCopied(true);
  }

  return (
    <span className={css.share}>
      <span role="status">{copied ? done : ""}</span>
      <Button variant="secondary" size="sm" onClick={share}>
        {label}
      </Button>
    </span>
  );
}
