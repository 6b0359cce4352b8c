import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";

/** A keyed hash of where a request comes from: tells one sender from another, and nobody's address. IPv6 counts by /64. */
export function clientHash(ip: string, key: string): string {
  return createHmac("sha256", key).update(networkOf(ip)).digest("base64url").slice(0, 22);
}

function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(ip) ? firstGroups(ip) : ip;
}

function firstGroups(ip: string): string {
  const [head = "", tail] = ip.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(8 - left.length - right.length, 0);
  return [...left, ...Array<string>(missing).fill("0"), ...right].slice(0, 4).join(":");
}

/**
 * This machine. Behind a proxy that nobody named in TRUST_PROXY every visitor seems to sit here: an address that says
 * nothing must not make a crowd of them.
 */
export function isLoopback(ip: string): boolean {
  return /^(?:127\.|::1$|::ffff:127\.)/i.test(ip);
}
