import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export type Visit = {
  origin: string;
  /** Port of the proxy for this origin; null: no proxy, the origin's address is the site itself. */
  port: number | null;
};

/** Sends a request without a browser. @returns status, Location and the remaining rate limit from the headers */
export async function curl({ origin, port }: Visit, path: string, ...options: string[]) {
  const { hostname, protocol } = new URL(origin);
  const connection = port === null ? [] : ["--connect-to", `${hostname}:${portOf(protocol)}:127.0.0.1:${port}`];
  const { stdout } = await run("curl", [
    ...["--silent", "--insecure", "--max-time", "20", "--output", "/dev/null"],
    ...["--write-out", "%{http_code}\\n%header{location}\\n%header{ratelimit}"],
    ...connection,
    ...options,
    origin + path,
  ]);
  const [status = "", location = "", rateLimit = ""] = stdout.split("\n");
  return { status: Number(status), location, rateLimit };
}

function portOf(protocol: string): number {
  return protocol === "https:" ? 443 : 80;
}

const json = ["--header", "content-type: application/json"];

/** The requests that a page's scripts and forms send, by door. */
const doors: Record<string, (email: string) => [path: string, ...options: string[]]> = {
  tRPC: (email) => ["/trpc/leads.contact", ...json, "--data", JSON.stringify(lead(email))],
  REST: (email) => ["/api/contact", ...json, "--data", JSON.stringify(lead(email))],
  "form post": (email) => ["/forms/contact", "--data", new URLSearchParams(lead(email)).toString()],
  newsletter: (email) => ["/forms/newsletter", "--data", new URLSearchParams({ email }).toString()],
};

export const curlDoors = Object.keys(doors);

/** Sends a lead through every door. @param headers that a browser would add */
export async function sendByCurl(visit: Visit, headers: readonly string[], addressOf: (door: string) => string) {
  for (const [name, door] of Object.entries(doors)) {
    const [path, ...options] = door(addressOf(name));
    await curl(visit, path, ...options, ...headers.flatMap((header) => ["--header", header]));
  }
}

function lead(email: string) {
  return { name: "Ada Osei", email, message: "Two states." };
}
