/** The maximum size of a request's body. Fastify's default is one mebibyte. */
export const bodyBytesMax = 64 * 1024;
/** Maximum size of a form post: URL encoding takes up to nine bytes for a letter, so the longest message fits. */
export const formBytesMax = 128 * 1024;
/** Calls per tRPC batch. */
export const batchSizeMax = 10;
/** A longer render is aborted: the visitor gets an error instead of a page that never arrives. */
export const renderTimeoutMs = 5_000;
/** Maximum length of a route parameter: the procedure names of the longest tRPC batch, or a slug. */
export const paramLengthMax = 1_000;
/** How long a request may take to arrive. It bounds slow-loris connections; a visitor on a slow line must retry. */
export const requestTimeoutMs = 30_000;
/** A connection without progress in either direction is closed, such as one whose client sends but never reads. */
export const connectionIdleMs = 60_000;
/** How often Node checks connections for `requestTimeoutMs`. */
export const requestTimeoutCheckMs = 5_000;
/** Period over which a rate limit's budget refills. */
export const rateWindowMs = 10 * 60_000;
/** Requests per sender and ten minutes; 0: no limit. */
export type RateLimits = { writes: number; reads: number };
/** High enough for an office whose staff shares one address. */
export const defaultRates = { writes: 300, reads: 6_000 } as const satisfies RateLimits;
/** Maximum number of emails to each office address in ten minutes; the rest is sent as one roundup. 0: no limit */
export const officeMailsMax = 20;
/**
 * The budget for confirmation emails of the newsletter and of leads. They are limited because a stranger may have
 * entered someone else's address. Each sender has a burst of five, then one every two minutes.
 */
export const confirmationsMax = 5;
/** All senders together have a burst of sixty, then one per minute. */
export const confirmationsPerHourMax = 60;
/**
 * The number of clients that a rate limit remembers. Above it, the client that was idle longest is evicted and starts
 * with a full budget.
 */
export const countedClientsMax = 20_000;
/** A process that takes longer for a page, including its own start, counts as hung and is killed. */
export const rendererTimeoutMs = 20_000;
/** Maximum queue of visitors' renders: at 10 to 30 ms each, a page waits about a second. Above it: 503. */
export const waitingRendersMax = 40;
/** Extra queue places reserved for renders that answer a form. */
export const waitingFormRendersMax = 200;
/** `Retry-After` of a 503. */
export const busyRetrySeconds = 5;
/** Connections that wait for `accept`. Above it the kernel drops the SYN, and the browser retries seconds later. */
export const backlogMax = 4_096;
