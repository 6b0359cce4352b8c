import { Center, Container, Loader, Skeleton, Stack } from "@mantine/core";
import css from "./pending-view.module.css";

/** The router shows this on client navigation only, when a loader takes longer than 400 ms. */
export function PendingView() {
  return (
    <Center className={css.wait ?? ""} role="status">
      <Loader size={28} aria-hidden="true" />
      Loading
    </Center>
  );
}

/** Requirement 57: six skeleton cards while the articles load. */
export function BlogPending() {
  return (
    <Container py={80} role="status" aria-label="Loading articles">
      <div data-grid="3">
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <Stack key={key} gap="sm" data-skeleton>
            <Skeleton height={180} />
            <Skeleton height={16} />
            <Skeleton height={16} />
          </Stack>
        ))}
      </div>
    </Container>
  );
}
