export const bodyBytesMax = 64 * 1024;
/** A letter takes at most nine bytes in URL encoding, and a request's page sends the message twice: as it was and is. */
export const formBytesMax = 256 * 1024;
export const batchSizeMax = 10;
/** A render that takes longer is aborted, and its visitor gets an error. */
export const renderTimeoutMs = 5_000;
/** The longest route parameter is the list of procedures in a tRPC batch. */
export const paramLengthMax = 1_000;
/** A request that takes longer to arrive is refused, so that slow connections can't occupy the server. */
export const requestTimeoutMs = 30_000;
/** A connection without progress, such as that of a client that never reads, is closed after this time. */
export const connectionIdleMs = 60_000;
export const requestTimeoutCheckMs = 5_000;
export const rateWindowMs = 10 * 60_000;
/** Requests of each sender in ten minutes; 0: no limit. */
export type RateLimits = { writes: number; reads: number };
/** The limits are high enough for an office whose staff shares one IP address. */
export const defaultRates = { writes: 300, reads: 6_000 } as const satisfies RateLimits;
/** The maximum number of emails to each office address in ten minutes. One more email reports the rest. 0: no limit */
export const officeMailsMax = 20;
/** Each sender may cause five confirmation emails at once, then one every two minutes. */
export const confirmationsMax = 5;
/** All senders together may cause sixty confirmation emails at once, then one per minute. */
export const confirmationsPerHourMax = 60;
/** Above this number, a rate limit forgets the client that was idle longest, which then has a full budget again. */
export const countedClientsMax = 20_000;
/** If a rendering process takes longer for a page, including the process's start, the process is killed. */
export const rendererTimeoutMs = 20_000;
/** If more renders wait, further requests get 503. The last render in the queue waits about a second. */
export const waitingRendersMax = 40;
/** The number of further renders that may wait if they are for one visitor. */
export const waitingPersonalRendersMax = 200;
export const busyRetrySeconds = 5;
/** If more connections wait, the kernel drops the SYN, and the browser tries again seconds later. */
export const backlogMax = 4_096;
