/** `unknown` means a URL under `/api`, under `/trpc` or in a folder of files that matches no route. */
export type RequestGroup = "pages" | "assets" | "api" | "trpc" | "forms" | "discovery" | "unknown";

/** `foreign` means that a page of another site made the visitor's browser send the request. */
export type RefusalReason = "limited" | "busy" | "foreign";

/** An implementation must not throw or block, because requests call it. */
export type Metrics = {
  answered: (group: RequestGroup, status: number, ms: number) => void;
  /** @param what the limit that was reached: `writes`, `reads`, `render` or `confirmation` */
  refused: (reason: RefusalReason, what: string) => void;
  /** @param notifications the number of messages in the delivery, because one email may contain several */
  delivered: (channel: string, kind: string, result: DeliveryResult, notifications: number) => void;
};

/** `roundup` means that one email contained several messages, and `dead` that no retry follows. */
type DeliveryResult = "sent" | "roundup" | "failed" | "dead";

export const noMetrics: Metrics = {
  answered() {},
  refused() {},
  delivered() {},
};
