import { Button } from "@mantine/core";
import { useState } from "react";
import css from "./share-button.module.css";

type Props = { title: string; label: string; done: string };

/** The platform's share sheet where there is one, else the address on the clipboard. */
export function ShareButton({ title, label, done }: Props) {
  const [copied, setCopied] = useState(false);

  async function share() {
    const url = location.href;
    if (navigator.share !== undefined) {
      // A visitor who closes the sheet has changed their mind: nothing went wrong.
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
