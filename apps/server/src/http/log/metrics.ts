/** The kind of the requested resource. `unknown`: an API or asset address without a route. */
export type RequestGroup = "pages" | "assets" | "api" | "trpc" | "forms" | "discovery" | "unknown";

/** foreign: a page of another site made a browser send the request */
export type RefusalReason = "limited" | "busy" | "foreign";

/** The measured events. Implementations must not throw or block. */
export type Metrics = {
  answered: (group: RequestGroup, status: number, ms: number) => void;
  /** @param what the refused resource: a rate limit's account, `render` or `confirmation` */
  refused: (reason: RefusalReason, what: string) => void;
  /** @param notifications how many the delivery contained: one, or all of a roundup */
  delivered: (channel: string, kind: string, result: DeliveryResult, notifications: number) => void;
};

/** The result of a delivery; roundup: sent, with others in one email. */
type DeliveryResult = "sent" | "roundup" | "failed" | "dead";

/** Used without OPS_PORT. */
export const noMetrics: Metrics = {
  answered() {},
  refused() {},
  delivered() {},
};
