/** Types for the browser; no runtime code. */
export type { AppRouter } from "./app-router.ts";
