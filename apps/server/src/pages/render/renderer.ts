import type { FormOutcome } from "@site/web/form-outcome";
import type { RenderedPage } from "./make-page.ts";

/** What a page is made from, beside the content. */
export type PageRequest = {
  /** Path and search parameters, as `pageAddress` spells them. */
  path: string;
  /** The form post that this page answers; null: nothing was posted. */
  formOutcome: FormOutcome | null;
};

export type Renderer = {
  /** Pages that it can make at a time. */
  readonly concurrency: number;
  /** @throws Error when the page can't be made */
  render: (request: PageRequest) => Promise<RenderedPage>;
  close: () => Promise<void>;
};
