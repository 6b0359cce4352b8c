export const bodyBytesMax = 64 * 1024;
/** In URL encoding a character takes up to nine bytes; the longest message still fits. */
export const formBytesMax = 128 * 1024;
export const batchSizeMax = 10;
/** A render that takes longer is aborted, and its visitor gets an error. */
export const renderTimeoutMs = 5_000;
/** The longest route parameter is the list of procedure names in a tRPC batch. */
export const paramLengthMax = 1_000;
/** A request that takes longer to arrive is refused, so that slow connections can't hold the server up. */
export const requestTimeoutMs = 30_000;
/** A connection without progress is closed, such as the connection of a client that never reads. */
export const connectionIdleMs = 60_000;
export const requestTimeoutCheckMs = 5_000;
/** The time in which the budget of a rate limit refills. */
export const rateWindowMs = 10 * 60_000;
/** Requests per sender in ten minutes; 0: no limit. */
export type RateLimits = { writes: number; reads: number };
/** High enough for an office whose staff shares one IP address. */
export const defaultRates = { writes: 300, reads: 6_000 } as const satisfies RateLimits;
/** Emails to each office address in ten minutes; the rest is sent as one roundup. 0: no limit */
export const officeMailsMax = 20;
/**
 * Each sender may cause five confirmation emails at once, then one every two minutes, because a stranger may have
 * entered someone else's address.
 */
export const confirmationsMax = 5;
/** All senders together may cause sixty confirmation emails at once, then one per minute. */
export const confirmationsPerHourMax = 60;
/** Above this number of clients, a rate limit evicts the client that was idle longest, whose budget is then full. */
export const countedClientsMax = 20_000;
/** A rendering process that takes longer for a page, including the process's start, is killed. */
export const rendererTimeoutMs = 20_000;
/** Above this number of waiting renders, the response is 503. The last of these renders waits about a second. */
export const waitingRendersMax = 40;
/** Additional places in the queue for renders after a form post. */
export const waitingFormRendersMax = 200;
export const busyRetrySeconds = 5;
/** Above this number of waiting connections the kernel drops the SYN, and the browser retries seconds later. */
export const backlogMax = 4_096;
