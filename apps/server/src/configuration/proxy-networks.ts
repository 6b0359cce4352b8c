import { isIP } from "node:net";
import * as z from "zod";

/** Parses TRUST_PROXY: networks of proxies, separated by commas, or `none`, an empty list, where there is no proxy. */
export const proxyNetworks = z
  .string()
  .transform((list) => (list.trim() === "none" ? [] : list.split(",").map((network) => network.trim())))
  .refine((networks) => networks.every(isNetwork), "must be none, or networks such as 10.0.0.0/8,127.0.0.1/32");

/**
 * Only explicit networks: Fastify's other forms are a hop count, which it ignores here, and `true`, which trusts
 * everybody.
 */
function isNetwork(network: string): boolean {
  const [address = "", bits, ...rest] = network.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
