import { pageFailure } from "@site/content/copy/failures";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { PendingView } from "../../layout/pending-view.tsx";
import { Hero } from "../../sections/hero/hero.tsx";
import { RetryButton } from "./retry-button.tsx";
import { useFailedLoad } from "./use-failed-load.ts";

/** Shown if a client navigation fails. For its own errors the server sends a separate error page. */
export function ErrorView(failure: ErrorComponentProps) {
  const { isReloading, retry } = useFailedLoad(failure);
  if (isReloading) return <PendingView />;
  const { eyebrow, title, text } = pageFailure;
  return (
    <div role="alert">
      <Hero eyebrow={eyebrow} heading={title} lead={text} control={<RetryButton look="filled" onRetry={retry} />} />
    </div>
  );
}
