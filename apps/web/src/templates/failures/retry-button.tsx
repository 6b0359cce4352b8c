import { Button } from "@mantine/core";
import { pageFailure } from "@site/content/copy/failures";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";

type Props = { look: "filled" | "secondary" } & Pick<ErrorComponentProps, "reset">;

/** Tries a failed client navigation again. */
export function RetryButton({ look, reset }: Props) {
  const router = useRouter();

  function retry() {
    reset();
    // Leaves the root route alone, because an error in its loader would replace the whole layout.
    router.invalidate({ filter: ({ status }) => status === "error" });
  }

  return (
    <Button variant={look} onClick={retry}>
      {pageFailure.retry}
    </Button>
  );
}
