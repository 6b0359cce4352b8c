import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@site/db/test/free-port";
import { findCertificate } from "../../proofs/proxies/certificate.ts";
import { nginx } from "../../proofs/proxies/kinds.ts";
import { findProgram, startProxy } from "../../proofs/proxies/proxy.ts";

/**
 * Puts nginx with TLS in front of a site, with the file of docs/deploy.
 * @returns its address; the site's own, where nginx or openssl is not installed
 */
export async function openFront(url: string, opened: AsyncDisposableStack): Promise<string> {
  const certificate = findCertificate();
  if (certificate === null || findProgram(nginx.name) === null) return url;
  const folder = opened.use(mkdtempDisposableSync(join(tmpdir(), "site-front-"))).path;
  const place = { ...certificate, folder, httpPort: await freePort(), httpsPort: await freePort() };
  opened.defer(await startProxy(nginx, [{ port: Number(new URL(url).port), operationsPort: 0 }], place));
  return `https://127.0.0.1:${place.httpsPort}`;
}
