/** unknown: an API or asset URL that matches no route */
export type RequestGroup = "pages" | "assets" | "api" | "trpc" | "forms" | "discovery" | "unknown";

/** foreign: a page of another site made a browser send the request */
export type RefusalReason = "limited" | "busy" | "foreign";

/** Implementations must not throw or block. */
export type Metrics = {
  answered: (group: RequestGroup, status: number, ms: number) => void;
  /** @param what `writes`, `reads`, `render` or `confirmation` */
  refused: (reason: RefusalReason, what: string) => void;
  /** @param notifications how many messages the delivery contained */
  delivered: (channel: string, kind: string, result: DeliveryResult, notifications: number) => void;
};

/** roundup: several messages were sent in one email */
type DeliveryResult = "sent" | "roundup" | "failed" | "dead";

export const noMetrics: Metrics = {
  answered() {},
  refused() {},
  delivered() {},
};
