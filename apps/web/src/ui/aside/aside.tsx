import { Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Bullets } from "../text/bullets.tsx";
import css from "./aside.module.css";

type Props = { id: string; title: string; tinted?: boolean; items: readonly ReactNode[] };

/** A short list next to or below a text: what the text says in short, where its facts are from. */
export function Aside({ id, title, tinted = false, items }: Props) {
  if (items.length === 0) return null;
  return (
    <Stack component="section" gap={10} aria-labelledby={id} className={css.box ?? ""} mod={{ tinted }}>
      <Title order={2} size="md" id={id}>
        {title}
      </Title>
      <Bullets items={items} />
    </Stack>
  );
}
