import { Stack, Title } from "@mantine/core";
import type { Action } from "@site/content/types/content";
import { Actions } from "../../ui/links/actions.tsx";

type CallCard = { title: string; text: string; note: string; action: Action };

export function CallCards({ cards }: { cards: readonly CallCard[] }) {
  return (
    <div data-grid="2">
      {cards.map(({ title, text, note, action }) => (
        <Stack key={title} gap="sm" justify="space-between" pt="md" data-rule>
          <Title order={3} size="h4">
            {title}
          </Title>
          <p>
            {text} <strong>{note}</strong>
          </p>
          <Actions actions={[action]} />
        </Stack>
      ))}
    </div>
  );
}
