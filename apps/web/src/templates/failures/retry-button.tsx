import { Button } from "@mantine/core";
import { pageFailure } from "@site/content/copy/failures";

type Props = { look: "filled" | "secondary"; onRetry: () => void };

export function RetryButton({ look, onRetry }: Props) {
  return (
    <Button variant={look} onClick={onRetry}>
      {pageFailure.retry}
    </Button>
  );
}
