/** Types for the browser; no run-time code. */
export type { AppRouter } from "./app-router.ts";
