import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";

/**
 * Where a request comes from, as Fastify tells it: its types promise a text, but a connection that is closed already has
 * no address any more. Whoever went away while the request was read is nobody in particular.
 */
export type ClientAddress = string | undefined;

/** A keyed hash of where a request comes from: tells one sender from another, and nobody's address. IPv6 counts by /64. */
export function clientHash(ip: string, key: string): string {
  return createHmac("sha256", key).update(networkOf(ip)).digest("base64url").slice(0, 22);
}

/** Who counts as one client: an IPv4 address, also where IPv6 wraps it, or the first 64 bits of an IPv6 address. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip.slice(0, 45);
  const groups = groupsOf(ip);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join() === "0,0,0,0,0,65535";
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":");
}

/** The eight numbers of an IPv6 address, however it is spelled. */
function groupsOf(ip: string): number[] {
  const [address = ""] = ip.split("%");
  // URL knows every spelling, and answers one without an IPv4 tail.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const missing = Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...missing, ...right].map((group) => Number.parseInt(group, 16));
}

/**
 * This machine. Behind a proxy that nobody named in TRUST_PROXY every visitor seems to sit here: an address that says
 * nothing must not make a crowd of them.
 */
export function isLoopback(ip: string): boolean {
  return /^(?:127\.|::1$|::ffff:127\.)/i.test(ip);
}

/** This machine or a private network: where a proxy sits that nobody named in TRUST_PROXY. */
export function isNearby(ip: string): boolean {
  return (
    isLoopback(ip) ||
    /^(?:::ffff:)?(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)|^(?:f[cd]|fe[89ab])[\da-f]*:/i.test(ip)
  );
}
