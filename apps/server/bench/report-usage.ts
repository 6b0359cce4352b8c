import { monitorEventLoopDelay } from "node:perf_hooks";

// Loaded into a server by `--import`: it answers with what the process has used so far, whenever its parent asks. The
// delay of the event loop is that since the last question.
const resolutionMs = 10;
const delay = monitorEventLoopDelay({ resolution: resolutionMs });
delay.enable();

process.on("message", () => {
  const { user, system } = process.cpuUsage();
  // The histogram holds what a timer measures, its own period included.
  const loopHeldMsMax = Math.max(delay.max / 1e6 - resolutionMs, 0);
  process.send?.({ cpuUs: user + system, rssBytes: process.memoryUsage.rss(), loopHeldMsMax });
  delay.reset();
});
// A server ends when it wants to, not when its parent stops listening.
process.channel?.unref();
