import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * `request.ip` of Fastify. It can be undefined, although Fastify types it as a string: a socket that is already closed
 * has no address.
 */
export type ClientAddress = string | undefined;

/**
 * Identifies the sender of a request, for rate limits and the spam history: an IPv4 address or an IPv6 /64. null: the
 * address may be that of a proxy with many visitors behind it, so nothing may be counted per address.
 */
export type SenderOf = (ip: ClientAddress) => string | null;

/** Parsed TRUST_PROXY: the networks of the proxies, or `hasNoProxy` for `none`. */
type Proxies = { trustProxy: readonly string[]; hasNoProxy: boolean };

/** Addresses of possible unconfigured proxies: this machine, private networks, the shared space of carriers (RFC 6598). */
const ownRanges: readonly string[] = ["loopback", "private", "linkLocal", "carrierGradeNat", "uniqueLocal"];

/**
 * A proxy's address identifies no sender. That applies to the networks in TRUST_PROXY (a proxy that sends no
 * X-Forwarded-For) and, unless TRUST_PROXY is `none`, to private networks (a proxy missing in TRUST_PROXY). A rate
 * limit on such an address would lock out all visitors behind the proxy.
 */
export function createSenderOf({ trustProxy, hasNoProxy }: Proxies): SenderOf {
  const proxies = trustProxy.map((network) => {
    const [address = "", bits] = network.split("/");
    const parsed = ipaddr.parse(address);
    return { address: parsed, bits: Number(bits ?? parsed.toByteArray().length * 8) };
  });
  return (ip) => {
    const [written = ""] = ip === undefined ? [] : withoutPort(ip).split("%");
    if (isIP(written) === 0) return null;
    // IPv4, including IPv4-mapped IPv6.
    const address = ipaddr.process(written);
    const isProxy = proxies.some(
      (proxy) => proxy.address.kind() === address.kind() && address.match(proxy.address, proxy.bits),
    );
    return !hasNoProxy && (isProxy || ownRanges.includes(address.range())) ? null : senderAt(address);
  };
}

/** Azure's gateway and IIS write `address:port` into X-Forwarded-For, with brackets around an IPv6 address. */
function withoutPort(ip: string): string {
  return ip.replace(/^\[(.+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/, "$1$2");
}

/** The first 64 bits of IPv6, because one subscriber usually has a whole /64. */
function senderAt(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":");
}

/**
 * Pseudonym of a sender: HMAC-SHA-256, cut to 132 bits, in base64url. Without the key, the address can't be computed
 * from the pseudonym.
 */
export function hashOf(sender: string, key: string): string {
  return createHmac("sha256", key).update(sender).digest("base64url").slice(0, 22);
}
