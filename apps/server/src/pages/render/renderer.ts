import type { FormOutcome } from "@site/web/form-outcome";
import type { RenderedPage } from "./make-page.ts";

/** The input of a render. */
export type PageRequest = {
  /** `PageAddress.path`. */
  path: string;
  /** Outcome of the form post that this page answers; null: not a form post. */
  formOutcome: FormOutcome | null;
};

export type Renderer = {
  /** Concurrent renders. */
  readonly concurrency: number;
  /** @throws Error when the page can't be rendered */
  render: (request: PageRequest) => Promise<RenderedPage>;
  /** Compresses a rendered page as small as Brotli can. @throws Error when the process that does it ends */
  compress: (identity: Buffer) => Promise<Buffer>;
  close: () => Promise<void>;
};
