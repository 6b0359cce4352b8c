/** Whether this document is the answer to a native post, and not a reload or a bookmark of that answer. */
export function cameByRedirect(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]; // entries of this type are these
  return navigation?.type === "navigate" && navigation.redirectCount > 0;
}
