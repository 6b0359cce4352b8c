import { spawnSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";

const variable = "REHEARSED_CERTIFICATE";

export const certifiedHost = "www.example.com";

export type Certificate = ReturnType<typeof filesIn>;

function filesIn(folder: string) {
  const chainFile = join(folder, "chain.pem");
  return {
    chainFile,
    keyFile: join(folder, "key.pem"),
    bothFile: join(folder, "both.pem"),
    trusting: { NODE_EXTRA_CA_CERTS: chainFile },
  };
}

/** @returns null if openssl is not installed or `prepareCertificate` was not called */
export function findCertificate(): Certificate | null {
  const folder = process.env[variable];
  return folder === undefined ? null : filesIn(folder);
}

export function prepareCertificate(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "site-certificate-"));
  const { chainFile, keyFile, bothFile, trusting } = filesIn(folder);
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"];
  const names = `subjectAltName=DNS:${certifiedHost},DNS:localhost,IP:127.0.0.1`;
  const words = ["-subj", `/CN=${certifiedHost}`, "-addext", names, "-keyout", keyFile, "-out", chainFile];
  const { error, status, stderr } = spawnSync("openssl", ["req", "-x509", ...kind, ...words], { encoding: "utf8" });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  if (error !== undefined) return remove;
  if (status !== 0) throw new Error(`openssl could not make a certificate: ${stderr}`);
  writeFileSync(bothFile, readFileSync(chainFile, "utf8") + readFileSync(keyFile, "utf8"));
  // The site runs as another user, who must be able to read the certificate.
  chmodSync(folder, 0o755);
  chmodSync(chainFile, 0o644);
  // Node reads NODE_EXTRA_CA_CERTS only when a process starts, so the variable helps only child processes.
  Object.assign(process.env, { [variable]: folder, ...trusting });
  setDefaultCACertificates([...getCACertificates(), readFileSync(chainFile, "utf8")]);
  return remove;
}

/** Chromium would cache no pages if an argument made it ignore all certificate errors. */
export function trustingChromium(): string[] {
  const certificate = findCertificate();
  if (certificate === null) return [];
  const { publicKey } = new X509Certificate(readFileSync(certificate.chainFile));
  const hash = createHash("sha256").update(publicKey.export({ type: "spki", format: "der" }));
  return [`--ignore-certificate-errors-spki-list=${hash.digest("base64")}`];
}
