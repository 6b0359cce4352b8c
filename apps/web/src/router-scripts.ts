/**
 * Takes the router's scripts out of the document. `layout/document.tsx` has put them into a `<template>` at the end of
 * the document. An earlier template may come from a text that someone has injected, so its scripts must not be mistaken
 * for the router's.
 */
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
