import { pageFailure } from "@site/content/copy/failures";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { Hero } from "../../sections/hero/hero.tsx";
import { RetryButton } from "./retry-button.tsx";

/** Shown if a client navigation fails. For its own errors the server sends a separate error page. */
export function ErrorView({ reset }: ErrorComponentProps) {
  const { eyebrow, title, text } = pageFailure;
  return (
    <div role="alert">
      <Hero eyebrow={eyebrow} heading={title} lead={text} control={<RetryButton look="filled" reset={reset} />} />
    </div>
  );
}
