import { readFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import type { Place } from "./proxy.ts";

const folder = join(import.meta.dirname, "../../../../docs/deploy");
const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === "::1"));

/** A file of docs/deploy, with its ports replaced: it listens on loopback and forwards to the test's site. */
export function readDeployFile(name: string, { upstream, httpPort, httpsPort }: Place): string {
  const text = readFileSync(join(folder, name), "utf8").replaceAll("127.0.0.1:3000", upstream);
  return text
    .split("\n")
    .filter((line) => hasIpv6 || !/^\s*listen \[::\]/.test(line))
    .join("\n")
    .replace(/(listen|bind) (\[::\])?:?(80|443)\b/g, (_, word, six, port) => {
      return `${word} ${six === undefined ? "127.0.0.1" : "[::1]"}:${port === "80" ? httpPort : httpsPort}`;
    })
    .replace(/,\[::\]:(80|443)\b/g, (_, port) => (hasIpv6 ? `,[::1]:${port === "80" ? httpPort : httpsPort}` : ""));
}
