import { SimpleGrid, Title } from "@mantine/core";
import type { Action } from "@site/content/types/content";
import { Actions } from "../../ui/links/actions.tsx";
import css from "./call-cards.module.css";

type CallCard = { title: string; text: string; note: string; action: Action };

export function CallCards({ cards }: { cards: readonly CallCard[] }) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing={56} verticalSpacing="lg">
      {cards.map(({ title, text, note, action }) => (
        <div key={title} className={css.card}>
          <Title order={3} size="h4">
            {title}
          </Title>
          <div className={css.words}>
            <p>{text}</p>
            <p className={css.note}>{note}</p>
          </div>
          <Actions actions={[action]} />
        </div>
      ))}
    </SimpleGrid>
  );
}
