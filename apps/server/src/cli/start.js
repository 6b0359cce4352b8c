import { existsSync } from "node:fs";

const bundle = new URL("../../dist/serve.js", import.meta.url);
if (!existsSync(bundle)) {
  process.stderr.write("apps/server has not been built. Run: pnpm build\n");
  process.exit(1);
}

/** This file is JavaScript, because Node's TypeScript compiler would otherwise stay in the memory of the server. */
export const { serve } = await import(bundle.href);

if (import.meta.main) await serve();
