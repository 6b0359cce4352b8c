/** Set, not inherited. */
export const bodyBytesMax = 64 * 1024;
/** A form spells a letter of most languages in nine bytes: room for the longest message in any of them. */
export const formBytesMax = 128 * 1024;
export const batchSizeMax = 10;
/** A rendering that takes longer is given up: the visitor gets an error instead of a hanging page. */
export const renderTimeoutMs = 5_000;
/** The longest batch of procedure names, with room; also the longest slug. */
export const paramLengthMax = 1_000;
