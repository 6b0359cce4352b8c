import type { AppRouter } from "@site/trpc-router/types";
import { createTRPCClient } from "@trpc/client";
import { dataLinks } from "./data-links.ts";
import { createData, type Data } from "./trpc.ts";

export function createBrowserData(): Data {
  return createData(createTRPCClient<AppRouter>({ links: dataLinks("/trpc") }));
}
