import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@site/db/test/free-port";
import { proxies } from "../proxies/kinds.ts";
import { findProgram, makeCertificate, startProxy } from "../proxies/proxy.ts";

/** Tells the processes that this one starts where the certificate is. */
const variable = "REHEARSED_FRONT";
const nginx = proxies.find(({ name }) => name === "nginx");

/** Makes the certificate of all fronts of one run, where nginx and openssl are installed. @returns what removes it */
export function prepareFront(): () => void {
  if (findProgram("nginx") === null || findProgram("openssl") === null) return () => {};
  const folder = mkdtempSync(join(tmpdir(), "site-front-"));
  makeCertificate(folder);
  process.env[variable] = folder;
  // For the requests of the tests' own processes, which Node reads at their start.
  process.env.NODE_EXTRA_CA_CERTS = join(folder, "chain.pem");
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Puts nginx with TLS in front of a site, with the file of docs/deploy.
 * @returns its address; the site's own, where nothing was prepared
 */
export async function openFront(url: string, opened: AsyncDisposableStack): Promise<string> {
  const shared = process.env[variable];
  if (nginx === undefined || shared === undefined) return url;
  const place = {
    folder: mkdtempSync(join(shared, "nginx-")),
    httpPort: await freePort(),
    httpsPort: await freePort(),
    chainFile: join(shared, "chain.pem"),
    keyFile: join(shared, "key.pem"),
    bothFile: join(shared, "both.pem"),
  };
  const configuration = nginx.deployed([{ port: Number(new URL(url).port), operationsPort: 0 }], place);
  opened.defer(await startProxy(nginx, configuration, place, place.httpsPort));
  return `https://127.0.0.1:${place.httpsPort}`;
}

/** Chromium's switch for a certificate that nobody has signed. Its cache works, which it doesn't where errors are ignored. */
export function trustFront(): string[] {
  const shared = process.env[variable];
  if (shared === undefined) return [];
  const { publicKey } = new X509Certificate(readFileSync(join(shared, "chain.pem")));
  const hash = createHash("sha256").update(publicKey.export({ type: "spki", format: "der" }));
  return [`--ignore-certificate-errors-spki-list=${hash.digest("base64")}`];
}
