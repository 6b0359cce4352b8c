// Loaded into a server by `--import`: it tells its parent what it has used so far, whenever it is asked.
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuUs: user + system, rssBytes: process.memoryUsage.rss() });
});
// A server ends when it wants to, not when its parent stops listening.
process.channel?.unref();
