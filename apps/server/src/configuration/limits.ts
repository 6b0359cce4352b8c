export const bodyBytesMax = 64 * 1024;
/**
 * The largest form that we accept. A letter takes up to nine bytes in URL encoding. The form on a request's page
 * contains the message twice: once as the page showed it, and once as the visitor has changed it.
 */
export const formBytesMax = 256 * 1024;
export const batchSizeMax = 10;
/** How long rendering a page may take before it is aborted and the visitor gets an error. */
export const renderTimeoutMs = 5_000;
/**
 * The longest part of a path that Fastify accepts as a parameter. The names of all procedures in a tRPC batch are one
 * parameter.
 */
export const paramLengthMax = 1_000;
/**
 * How long a request may take to arrive before it is refused, because slow connections could otherwise occupy the
 * server.
 */
export const requestTimeoutMs = 30_000;
/**
 * How long a connection may make no progress before it is closed, for example because the client never reads the
 * response.
 */
export const connectionIdleMs = 60_000;
export const requestTimeoutCheckMs = 5_000;
export const rateWindowMs = 10 * 60_000;
/** How many requests each sender may make in ten minutes. 0 means that there is no limit. */
export type RateLimits = { writes: number; reads: number };
/** These limits are high enough for an office whose employees all share one IP address. */
export const defaultRates = { writes: 300, reads: 6_000 } as const satisfies RateLimits;
/**
 * How many emails about leads each office address may get in ten minutes. One more email then lists all other leads. 0
 * means that there is no limit.
 */
export const officeMailsMax = 20;
/**
 * How many confirmation emails one sender may cause at once. After that, the sender may cause one every two minutes.
 */
export const confirmationsMax = 5;
/** How many confirmation emails all senders together may cause at once. After that, they may cause one per minute. */
export const confirmationsPerHourMax = 60;
/** How many clients a rate limit counts. Above this number, it forgets the client that has been idle longest. */
export const countedClientsMax = 20_000;
/** How long a rendering process may take for one page, including the start of the process, before it is killed. */
export const rendererTimeoutMs = 20_000;
/** How many renders may wait before further requests get 503. The last of them waits for about a second. */
export const waitingRendersMax = 40;
/** How many more renders may wait if they are for one visitor, such as the page after a posted form. */
export const waitingPersonalRendersMax = 200;
export const busyRetrySeconds = 5;
/**
 * How many new connections may wait to be accepted. If more wait, the kernel drops the SYN packet, and the browser
 * tries again only seconds later.
 */
export const backlogMax = 4_096;
