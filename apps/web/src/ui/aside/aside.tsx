import { Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";
import ruled from "../frame/ruled.module.css";
import { Bullets } from "../text/bullets.tsx";

type Props = { id: string; title: string; tinted?: boolean; items: readonly ReactNode[] };

/** A short list next to or below a text: its summary, or its sources. */
export function Aside({ id, title, tinted = false, items }: Props) {
  if (items.length === 0) return null;
  return (
    <Stack
      component="section"
      gap={10}
      // As wide as the text, whose 28 em are of a larger size.
      maw="calc(28em * 1.1176)"
      py="md"
      lh="sm"
      {...(tinted && { px: "md", bg: "pine.0" })}
      aria-labelledby={id}
      className={ruled.top ?? ""}
    >
      <Title order={2} size="md" id={id}>
        {title}
      </Title>
      <Bullets items={items} />
    </Stack>
  );
}
