import { articleMissing } from "@site/content/copy/failures";
import { paths } from "@site/content/paths";
import type { ErrorComponentProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Hero } from "../../sections/hero/hero.tsx";
import { RetryButton } from "./retry-button.tsx";

/** Requirement 62. */
export function ArticleNotFound() {
  return <MissingArticle />;
}

/** Requirement 62: an article that fails to load looks like a missing one, with a retry button in addition. */
export function ArticleFailed({ reset }: ErrorComponentProps) {
  return (
    <div role="alert">
      <MissingArticle control={<RetryButton look="secondary" reset={reset} />} />
    </div>
  );
}

function MissingArticle({ control }: { control?: ReactNode }) {
  const { eyebrow, title, text, back } = articleMissing;
  const actions = [{ label: back, href: paths.blog }];
  return <Hero eyebrow={eyebrow} heading={title} lead={text} actions={actions} control={control} />;
}
