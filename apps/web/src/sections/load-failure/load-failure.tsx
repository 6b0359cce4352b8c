import { Button, Group } from "@mantine/core";

type Props = { text: string; retry: string; onRetry: () => void };

export function LoadFailure({ text, retry, onRetry }: Props) {
  return (
    <Group role="alert" justify="space-between" p="md" bd="1.5px solid red.6" bg="red.0">
      <p>{text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {retry}
      </Button>
    </Group>
  );
}
