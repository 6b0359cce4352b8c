import { Container, Skeleton, Stack } from "@mantine/core";
import { frameCopy } from "@site/content/nav";
import { Hero } from "../sections/hero/hero.tsx";

/** Requirement 57: six skeleton cards while the articles load, below the heading that the page will have. */
export function BlogPending() {
  const { eyebrow, heading } = frameCopy.blog;
  return (
    <>
      <Hero eyebrow={eyebrow} heading={heading} lead={null} />
      <Container pb={80} role="status" aria-label="Loading articles" data-grid="3">
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <Stack key={key} gap="sm" data-skeleton>
            <Skeleton height={180} />
            <Skeleton height={16} />
            <Skeleton height={16} />
          </Stack>
        ))}
      </Container>
    </>
  );
}
