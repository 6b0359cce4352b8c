import { readFileSync, writeFileSync } from "node:fs";

/** Loaded into a command by `--import`: at its end it writes how many bytes of memory it held at most. */
const file = process.env.MEMORY_REPORT;
if (file !== undefined) process.on("exit", () => writeFileSync(file, String(peakBytes())));

/** Not `maxRSS` where the kernel says better: it counts the memory of the test's process too, which this one is a fork of. */
function peakBytes(): number {
  const kilobytes = process.platform === "linux" ? peakInKilobytes() : process.resourceUsage().maxRSS;
  return kilobytes * 1024;
}

function peakInKilobytes(): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  return Number(kilobytes);
}
