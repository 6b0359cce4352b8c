import { Button, Group, Paper } from "@mantine/core";
import { frameCopy } from "@site/content/nav";
import type { Link } from "@site/content/types/content";
import { useId } from "react";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "./letter.module.css";

type Props = { text: string; link: Link | null };

/** A text to copy: one click on it selects all of it, and the button copies it (`browser/controls.ts`). */
export function Letter({ text, link }: Props) {
  const id = useId();
  return (
    <>
      <Paper component="pre" id={id} withBorder p="md" m={0} maw="72ch" className={css.text ?? ""}>
        {text}
      </Paper>
      <Group gap="8px 24px" pt="sm" data-print="hide">
        <Button variant="default" size="sm" className={css.copy ?? ""} data-copy={id} data-scripted>
          <span aria-live="polite">
            <span>{frameCopy.copy}</span>
            <span data-done>{frameCopy.copied}</span>
          </span>
        </Button>
        {link && <SiteLink href={link.href}>{link.label}</SiteLink>}
      </Group>
    </>
  );
}
