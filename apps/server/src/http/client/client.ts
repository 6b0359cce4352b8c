import { createHmac } from "node:crypto";
import { BlockList, isIP, isIPv6 } from "node:net";

/**
 * Address of the sender, as Fastify finds it. Fastify's type promises a text, but a connection that is closed already
 * has no address.
 */
export type ClientAddress = string | undefined;

/**
 * The one idea of who sent a request, for rate limits and for the spam history: an IPv4 address or an IPv6 /64.
 * null: the address may be a proxy's, with any number of visitors behind it, so that nothing may be counted by it.
 */
export type SenderOf = (ip: ClientAddress) => string | null;

/** What TRUST_PROXY says of the proxies in front: their networks, or that there is none. */
type Proxies = { trustProxy: readonly string[]; hasNoProxy: boolean };

/** This machine, private networks, link-local addresses and those that carriers share (RFC 6598). */
const nearbyNetworks = [
  ...["127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10"],
  ...["::1/128", "fc00::/7", "fe80::/10"],
];

/**
 * A named proxy that sends no X-Forwarded-For leaves its own address, and one that nobody named sits on this machine or in
 * a private network: counted as a visitor, either would lock out all visitors behind it.
 */
export function createSenderOf({ trustProxy, hasNoProxy }: Proxies): SenderOf {
  const proxies = new BlockList();
  for (const network of hasNoProxy ? [] : [...nearbyNetworks, ...trustProxy]) addNetwork(proxies, network);
  return (ip) => {
    const [address = ""] = ip?.split("%") ?? [];
    const version = isIP(address);
    return version === 0 || proxies.check(address, version === 4 ? "ipv4" : "ipv6") ? null : networkOf(address);
  };
}

/** @param network an address, or a network such as 10.0.0.0/8 */
function addNetwork(list: BlockList, network: string): void {
  const [address = "", bits] = network.split("/");
  const isV6 = isIPv6(address);
  list.addSubnet(address, bits === undefined ? (isV6 ? 128 : 32) : Number(bits), isV6 ? "ipv6" : "ipv4");
}

/** A keyed hash of a sender: tells one sender from another, and nobody's address. */
export function hashOf(sender: string, key: string): string {
  return createHmac("sha256", key).update(sender).digest("base64url").slice(0, 22);
}

/** An IPv4 address, also where IPv6 wraps it, or the first 64 bits of an IPv6 address, because a site has so many. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join() === "0,0,0,0,0,65535";
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":");
}

/** The eight numbers of an IPv6 address, however it is spelled. */
function groupsOf(address: string): number[] {
  // URL reads every spelling, and writes none with an IPv4 tail.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const missing = Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...missing, ...right].map((group) => Number.parseInt(group, 16));
}

export function isLoopback(host: string): boolean {
  return /^(?:127\.|::1$|::ffff:127\.)/i.test(host);
}
