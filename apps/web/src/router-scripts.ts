/** `layout/document.tsx` puts the scripts into the last `<template>`. An earlier one may come from injected text. */
export function withoutScripts(document: string): { html: string; hydration: string } {
  const start = document.lastIndexOf("<template>");
  const end = document.indexOf("</template></body>", start);
  if (start < 0 || end < 0) return { html: document, hydration: "" };
  const scripts = [...document.slice(start, end).matchAll(/<script[^>]*>(.*?)<\/script>/gs)];
  return {
    html: document.slice(0, start) + document.slice(end + "</template>".length),
    hydration: scripts.map(([, text = ""]) => text).join(";"),
  };
}
