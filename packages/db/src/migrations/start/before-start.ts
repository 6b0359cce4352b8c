/** The migrations before the first release, which 0001-start replaced; it makes the same structure. */
export const beforeStart: { commit: string; successor: string; names: readonly string[] } = {
  /** The last commit that has them. */
  commit: "54bb4c4",
  successor: "0001-start",
  names: [
    "0001-content",
    "0002-leads",
    "0003-notifications",
    "0004-outbox-order",
    "0005-fewer-writes",
    "0006-refusals-and-inbox",
    "0007-article-sources",
    "0008-state-facts",
    "0009-article-covers",
    "0010-lead-pages",
    "0011-specialty-color",
  ],
};
