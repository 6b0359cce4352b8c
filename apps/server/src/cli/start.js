// JavaScript, because the translator of TypeScript would stay in the memory of the server.
const { serve } = await import("../../dist/serve.js").catch((error) => {
  if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
  process.stderr.write("apps/server has not been built. Run: pnpm build\n");
  process.exit(1);
});
await serve();
