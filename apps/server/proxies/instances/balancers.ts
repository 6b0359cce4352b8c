import { readDeployFile } from "../programs/deploy-file.ts";
import { haproxy } from "../programs/haproxy.ts";
import { nginx } from "../programs/nginx.ts";
import type { Place, ProxyKind } from "../programs/proxy.ts";

/** Ports of one instance on loopback. */
export type InstancePorts = { port: number; operationsPort: number };

type Pair = readonly [InstancePorts, InstancePorts];

/** The proxies with the files for several instances in docs/deploy. */
export function balancersOf(instances: Pair): ProxyKind[] {
  return [
    {
      ...haproxy,
      configuration: (_form, place) =>
        haproxy
          .configuration("ours", place)
          .replace(/^backend site[\s\S]+/m, read("haproxy-instances.cfg", place, instances)),
    },
    {
      ...nginx,
      configuration: (_form, place) =>
        nginx
          .configuration("ours", place)
          .replace(/^upstream site \{[^}]+\}/m, read("nginx-instances.conf", place, instances)),
    },
  ];
}

/** A file of docs/deploy with the instances' ports. */
function read(name: string, place: Place, [one, other]: Pair): string {
  return readDeployFile(name, { ...place, upstream: `127.0.0.1:${one.port}` })
    .replaceAll("127.0.0.1:4000", `127.0.0.1:${other.port}`)
    .replaceAll("check port 3001", `check port ${one.operationsPort}`)
    .replaceAll("check port 4001", `check port ${other.operationsPort}`);
}
