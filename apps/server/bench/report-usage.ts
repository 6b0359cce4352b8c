import { monitorEventLoopDelay } from "node:perf_hooks";

// Loaded into a server by `--import`: answers each message of the parent process with the resources used so far, and
// with the event loop's delay since the previous message.
const resolutionMs = 10;
const delay = monitorEventLoopDelay({ resolution: resolutionMs });
delay.enable();

process.on("message", () => {
  const { user, system } = process.cpuUsage();
  // The histogram includes the timer's own period.
  const loopHeldMsMax = Math.max(delay.max / 1e6 - resolutionMs, 0);
  process.send?.({ cpuUs: user + system, rssBytes: process.memoryUsage.rss(), loopHeldMsMax });
  delay.reset();
});
// The channel to the parent must not keep the server's event loop running.
process.channel?.unref();
