import { writeFileSync } from "node:fs";

// Loaded into a command by `--import`: at its end it writes how many bytes of memory it held at most.
const file = process.env.MEMORY_REPORT;
if (file !== undefined) process.on("exit", () => writeFileSync(file, String(process.resourceUsage().maxRSS * 1024)));
