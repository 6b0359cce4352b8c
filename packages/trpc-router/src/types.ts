/** What crosses to the browser: types, and nothing at run time. */
export type { AppRouter } from "./app-router.ts";
export type { PublicError } from "./errors.ts";
