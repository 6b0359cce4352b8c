import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * The type of Fastify's `request.ip`. It is undefined if the connection is already closed, although Fastify's own type
 * says `string`.
 */
export type ClientAddress = string | undefined;

/**
 * Identifies who sent a request, by the IPv4 address or by the first 64 bits of the IPv6 address. Returns null if the
 * address is unknown, or if it may belong to a proxy with many visitors behind it.
 */
export type SenderOf = (ip: ClientAddress) => string | null;

type Proxies = { trustProxy: readonly string[]; hasNoProxy: boolean };

/**
 * The names that ipaddr.js gives to private address ranges. An address in these ranges may be a proxy's, even if
 * TRUST_PROXY doesn't list it.
 */
const ownRanges: readonly string[] = ["loopback", "private", "linkLocal", "carrierGradeNat", "uniqueLocal"];

/**
 * A proxy's address must not identify a sender, because one rate limit would then lock out all visitors behind the
 * proxy. The site sees the proxy's address instead of the visitor's if the proxy sends no X-Forwarded-For header, or if
 * TRUST_PROXY doesn't list the proxy.
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
    const address = ipaddr.process(written);
    const isProxy = proxies.some(
      (proxy) => proxy.address.kind() === address.kind() && address.match(proxy.address, proxy.bits),
    );
    return !hasNoProxy && (isProxy || ownRanges.includes(address.range())) ? null : senderAt(address);
  };
}

/**
 * Removes the port from an address, because Azure's gateway and IIS write `address:port` into X-Forwarded-For. They put
 * brackets around an IPv6 address.
 */
function withoutPort(ip: string): string {
  return ip.replace(/^\[(.+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/, "$1$2");
}

function senderAt(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":");
}

/**
 * Returns a pseudonym for a sender, so that no network address has to be stored. It is an HMAC-SHA-256 in base64url,
 * cut to 132 bits.
 */
export function hashOf(sender: string, key: string): string {
  return createHmac("sha256", key).update(sender).digest("base64url").slice(0, 22);
}
