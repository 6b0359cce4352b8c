declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: -- merged into the browser's own interface
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Whether the visitor sends Global Privacy Control or Do Not Track. */
export function asksForPrivacy(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === "1";
}
