import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Fastify's `request.ip` is undefined if the connection is already closed, although its type says `string`. */
export type ClientAddress = string | undefined;

/** The IPv4 address or the first 64 bits of the IPv6 address. Null if the address is unknown or may be a proxy's. */
export type SenderOf = (ip: ClientAddress) => string | null;

type Proxies = { trustProxy: readonly string[]; hasNoProxy: boolean };

/** An address in these ranges may be a proxy's, even if TRUST_PROXY doesn't list it. */
const ownRanges: readonly string[] = ["loopback", "private", "linkLocal", "carrierGradeNat", "uniqueLocal"];

/** A proxy's address identifies no sender, because one rate limit would lock out all visitors behind the proxy. */
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

/** Azure's gateway and IIS write `address:port` into X-Forwarded-For, and put brackets around an IPv6 address. */
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

/** This pseudonym is stored instead of the network address. It is an HMAC-SHA-256 in base64url, cut to 132 bits. */
export function hashOf(sender: string, key: string): string {
  return createHmac("sha256", key).update(sender).digest("base64url").slice(0, 22);
}
