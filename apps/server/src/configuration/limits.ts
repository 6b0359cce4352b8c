/** Set, not inherited. */
export const bodyBytesMax = 64 * 1024;
/** A form spells a letter of most languages in nine bytes: room for the longest message in any of them. */
export const formBytesMax = 128 * 1024;
export const batchSizeMax = 10;
/** A rendering that takes longer is given up: the visitor gets an error instead of a hanging page. */
export const renderTimeoutMs = 5_000;
/** The longest batch of procedure names, with room; also the longest slug. */
export const paramLengthMax = 1_000;
/** A visitor whose line is that slow tries again; one who holds a connection open on purpose doesn't hold it for long. */
export const requestTimeoutMs = 30_000;
/** How often Node looks for such connections. */
export const requestTimeoutCheckMs = 5_000;
export const rateWindowMs = 10 * 60_000;
/** Requests of one sender in ten minutes; 0: no limit. */
export type RateLimits = { writes: number; reads: number };
/** Unless the operator sets others: an office behind one address must not notice them. */
export const defaultRates = { writes: 300, reads: 6_000 } as const satisfies RateLimits;
/** Mail providers unsubscribe for all their readers from a few addresses. */
export const oneClicksPerWrite = 10;
/**
 * Confirmations of the newsletter, and those of leads: they go to addresses that strangers may have typed. One sender may
 * cause five at once and then one every two minutes, all together sixty at once and then one a minute.
 */
export const confirmationsMax = 5;
export const confirmationsPerHourMax = 60;
/** Who asks for more that isn't there is a scanner. */
export const readsPerNotFound = 10;
export const cspReportsMax = 60;
export const cspReportBytesMax = 16 * 1024;
/** Clients that are counted at a time. Whoever was idle longest is forgotten first, and starts anew. */
export const countedClientsMax = 20_000;
/** A rendering process that has not answered by then hangs, and is ended. Its start is part of that time. */
export const rendererTimeoutMs = 20_000;
/** A rendering process without work ends: it holds 200 MB, and a new one is ready within a second. */
export const rendererIdleMs = 60_000;
/** Renderings that may wait for their turn: at 20 to 30 ms each, nobody waits much longer than a second. */
export const waitingRendersMax = 40;
/** Answers to a form go first and have room of their own. */
export const waitingFormRendersMax = 200;
export const busyRetrySeconds = 5;
/** Connections that wait to be accepted. Where there is no room, a visitor's next try comes seconds later. */
export const backlogMax = 4_096;
