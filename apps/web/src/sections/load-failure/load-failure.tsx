import { Button, Group } from "@mantine/core";
import css from "./load-failure.module.css";

type Props = { text: string; retry: string; onRetry: () => void };

export function LoadFailure({ text, retry, onRetry }: Props) {
  return (
    <Group role="alert" justify="space-between" className={css.failure ?? ""}>
      <p>{text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {retry}
      </Button>
    </Group>
  );
}
