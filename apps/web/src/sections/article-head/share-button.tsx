import { Button, VisuallyHidden } from "@mantine/core";
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
    // A browser may refuse it, by a setting or a policy; then nothing was copied, and nothing is said.
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    setCopied(isCopied);
  }

  return (
    <span className={css.share} data-print="hide">
      <span role="status">{copied ? done : ""}</span>
      <Button variant="secondary" size="sm" className={css.button ?? ""} onClick={share}>
        {/* In the page, because no other icon of an article comes from the sprite. */}
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M8 9h-1a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-8a2 2 0 0 0-2-2h-1M12 14V3M9 6l3-3 3 3" />
        </svg>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
    </span>
  );
}
