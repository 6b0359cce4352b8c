/** Limit of a request's body. Fastify's default is a mebibyte. */
export const bodyBytesMax = 64 * 1024;
/** Limit of a form post: URL encoding takes nine bytes for a letter of most scripts, so the longest message fits in any. */
export const formBytesMax = 128 * 1024;
/** Calls per tRPC batch. */
export const batchSizeMax = 10;
/** A render that takes longer is aborted: the visitor gets an error instead of a hanging page. */
export const renderTimeoutMs = 5_000;
/** Limit of a route parameter: the longest tRPC batch's procedure names, or a slug. */
export const paramLengthMax = 1_000;
/** Time for a request to arrive completely. Bounds slow-loris connections; a visitor on a very slow line must retry. */
export const requestTimeoutMs = 30_000;
/** A connection without progress in either direction is closed, such as that of a client that sends and never reads. */
export const connectionIdleMs = 60_000;
/** How often Node checks connections for `requestTimeoutMs`. */
export const requestTimeoutCheckMs = 5_000;
/** Period over which a rate limit's budget refills. */
export const rateWindowMs = 10 * 60_000;
/** Requests per sender and ten minutes; 0: no limit. */
export type RateLimits = { writes: number; reads: number };
/** High enough for an office whose staff share one address. */
export const defaultRates = { writes: 300, reads: 6_000 } as const satisfies RateLimits;
/** Emails to each address of the office in ten minutes; the rest comes as one roundup. 0: no limit */
export const officeMailsMax = 20;
/**
 * Confirmation emails, of newsletter and leads each. They are limited because a stranger may have entered someone
 * else's address. Per sender: a burst of five, then one every two minutes.
 */
export const confirmationsMax = 5;
/** For all senders together: a burst of sixty, then one per minute. */
export const confirmationsPerHourMax = 60;
/**
 * Clients in a rate limit's memory. Above it, the client that was idle longest is evicted and starts with a full
 * budget.
 */
export const countedClientsMax = 20_000;
/** A process that takes longer for a page, including its own start, is considered hung and killed. */
export const rendererTimeoutMs = 20_000;
/** Queue length of visitors' renders: at 10 to 30 ms each, a page waits about a second at most. Above it: 503. */
export const waitingRendersMax = 40;
/** Extra queue places reserved for renders that answer a form. */
export const waitingFormRendersMax = 200;
/** `Retry-After` of a 503. */
export const busyRetrySeconds = 5;
/** Connections that wait for `accept`. Above it the kernel drops the SYN, and the browser retries seconds later. */
export const backlogMax = 4_096;
