import { createHmac } from "node:crypto";
import { BlockList, isIP, isIPv6 } from "node:net";

/**
 * `request.ip` of Fastify. undefined although Fastify types it as a string, because a socket that is already closed has
 * no address.
 */
export type ClientAddress = string | undefined;

/**
 * Identifies the sender of a request, for rate limits and the spam history: an IPv4 address or an IPv6 /64.
 * null: the address may be that of a proxy with many visitors behind it, so nothing may be counted per address.
 */
export type SenderOf = (ip: ClientAddress) => string | null;

/** Parsed TRUST_PROXY: the networks of the proxies, or `hasNoProxy` for `none`. */
type Proxies = { trustProxy: readonly string[]; hasNoProxy: boolean };

/** Loopback, private and link-local networks, and the shared address space of carriers (RFC 6598). */
const privateNetworks = [
  "127.0.0.0/8",
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "169.254.0.0/16",
  "100.64.0.0/10",
  "::1/128",
  "fc00::/7",
  "fe80::/10",
];

/**
 * Addresses of proxies identify no sender: those of TRUST_PROXY (a proxy that sends no X-Forwarded-For) and, unless
 * TRUST_PROXY is `none`, those of private networks (a proxy missing in TRUST_PROXY). A rate limit on such an address
 * would lock out all visitors behind the proxy.
 */
export function createSenderOf({ trustProxy, hasNoProxy }: Proxies): SenderOf {
  const proxies = new BlockList();
  for (const network of hasNoProxy ? [] : [...privateNetworks, ...trustProxy]) addNetwork(proxies, network);
  return (ip) => {
    const [address = ""] = ip === undefined ? [] : withoutPort(ip).split("%");
    const version = isIP(address);
    return version === 0 || proxies.check(address, version === 4 ? "ipv4" : "ipv6") ? null : networkOf(address);
  };
}

/** Azure's gateway and IIS write `address:port` into X-Forwarded-For, an IPv6 address in brackets. */
function withoutPort(ip: string): string {
  return ip.replace(/^\[(.+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/, "$1$2");
}

/** @param network an address, or a network in CIDR notation such as 10.0.0.0/8 */
function addNetwork(list: BlockList, network: string): void {
  const [address = "", bits] = network.split("/");
  const isV6 = isIPv6(address);
  list.addSubnet(address, bits === undefined ? (isV6 ? 128 : 32) : Number(bits), isV6 ? "ipv6" : "ipv4");
}

/**
 * Pseudonym of a sender: HMAC-SHA-256, cut to 132 bits, in base64url. The address can't be computed from it without the
 * key.
 */
export function hashOf(sender: string, key: string): string {
  return createHmac("sha256", key).update(sender).digest("base64url").slice(0, 22);
}

/**
 * IPv4 (also from IPv4-mapped IPv6) as it is; of IPv6 the first 64 bits, because one subscriber usually has a whole
 * /64.
 */
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

/** The eight 16-bit groups of an IPv6 address in any notation. */
function groupsOf(address: string): number[] {
  // `URL` normalizes every notation, and writes an IPv4 tail as two groups.
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const missing = Array<string>(8 - left.length - right.length).fill("0");
  return [...left, ...missing, ...right].map((group) => Number.parseInt(group, 16));
}

export function isLoopback(host: string): boolean {
  return /^(?:127\.|::1$|::ffff:127\.)/i.test(host);
}
