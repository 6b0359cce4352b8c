export const bodyBytesMax = 64 * 1024;
/** A letter takes up to nine bytes in URL encoding, and the form on a request's page contains the message twice. */
export const formBytesMax = 256 * 1024;
export const batchSizeMax = 10;
export const renderTimeoutMs = 5_000;
/** The names of all procedures in a tRPC batch are one parameter of the path. */
export const paramLengthMax = 1_000;
/** A request must arrive within this time, because slow connections could occupy the server. */
export const requestTimeoutMs = 30_000;
/** A connection is closed if it makes no progress for this time, for example because the client stops reading. */
export const connectionIdleMs = 60_000;
export const requestTimeoutCheckMs = 5_000;
export const rateWindowMs = 10 * 60_000;
/** Requests of one sender in ten minutes. 0 means that there is no limit. */
export type RateLimits = { writes: number; reads: number };
/** These limits are high enough for an office whose employees all share one IP address. */
export const defaultRates = { writes: 300, reads: 6_000 } as const satisfies RateLimits;
/** Emails to one office address in ten minutes. One more email then lists all other leads. 0 means no limit. */
export const officeMailsMax = 20;
/** Confirmation emails that one sender may cause at once; after that, one every two minutes. */
export const confirmationsMax = 5;
/** Confirmation emails that all senders together may cause at once; after that, one per minute. */
export const confirmationsPerHourMax = 60;
export const countedClientsMax = 20_000;
/** This time includes the start of the process. A process that takes longer is killed. */
export const rendererTimeoutMs = 20_000;
/** The last of these renders waits for about a second. Further requests get 503. */
export const waitingRendersMax = 40;
/** This many more may wait if each of them is for one visitor, such as the page after a posted form. */
export const waitingPersonalRendersMax = 200;
export const busyRetrySeconds = 5;
/** If more connections wait, the kernel drops the SYN packet, and the browser tries again only seconds later. */
export const backlogMax = 4_096;
