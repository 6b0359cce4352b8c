import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Fastify's `request.ip`. undefined: the socket is closed; Fastify's type doesn't mention this */
export type ClientAddress = string | undefined;

/** Returns an IPv4 address or an IPv6 /64. null: the address may be that of a proxy with many visitors behind it */
export type SenderOf = (ip: ClientAddress) => string | null;

type Proxies = { trustProxy: readonly string[]; hasNoProxy: boolean };

/** An address in one of these ranges may be a proxy's even if TRUST_PROXY doesn't name it. */
const ownRanges: readonly string[] = ["loopback", "private", "linkLocal", "carrierGradeNat", "uniqueLocal"];

/**
 * A proxy's address must not identify a sender, because one rate limit would lock out all visitors behind the proxy.
 * The site sees a proxy's address if the proxy sends no X-Forwarded-For, or if TRUST_PROXY doesn't name it.
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

/** Azure's gateway and IIS write `address:port` into X-Forwarded-For, with brackets around an IPv6 address. */
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

/** The pseudonym of a sender: HMAC-SHA-256, cut to 132 bits, in base64url. */
export function hashOf(sender: string, key: string): string {
  return createHmac("sha256", key).update(sender).digest("base64url").slice(0, 22);
}
