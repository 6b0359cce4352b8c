import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { findProgram } from "./proxy.ts";

/** Tells the processes that this one starts where the certificate is. */
const variable = "REHEARSED_CERTIFICATE";

/** Beside `localhost` and 127.0.0.1. */
export const certifiedHost = "www.example.com";

export type Certificate = ReturnType<typeof filesIn>;

function filesIn(folder: string) {
  const authorityFile = join(folder, "authority.pem");
  return {
    authorityFile,
    /** What a program of the site needs to trust the authority, as an operator's own is trusted. */
    trusting: { NODE_EXTRA_CA_CERTS: authorityFile },
    chainFile: join(folder, "chain.pem"),
    keyFile: join(folder, "key.pem"),
    /** Certificate and key in one. */
    bothFile: join(folder, "both.pem"),
  };
}

/** The certificate of all proxies and mail servers of this run. null: openssl is not installed, or nothing was prepared */
export function findCertificate(): Certificate | null {
  const folder = process.env[variable];
  return folder === undefined ? null : filesIn(folder);
}

/** Makes an authority and a certificate that it signs, each valid for a day. @returns what removes them */
export function prepareCertificate(): () => void {
  if (findProgram("openssl") === null) return () => {};
  const folder = mkdtempSync(join(tmpdir(), "site-certificate-"));
  const { authorityFile, chainFile, keyFile, bothFile } = filesIn(folder);
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"];
  const make = (name: string, keyout: string, out: string, ...args: string[]) =>
    execFileSync(
      "openssl",
      ["req", "-x509", ...kind, "-subj", `/CN=${name}`, "-keyout", keyout, "-out", out, ...args],
      {
        stdio: "ignore",
      },
    );
  const authorityKey = join(folder, "authority-key.pem");
  const names = `subjectAltName=DNS:${certifiedHost},DNS:localhost,IP:127.0.0.1`;
  make("Authority of the rehearsal", authorityKey, authorityFile);
  const signed = ["-CA", authorityFile, "-CAkey", authorityKey, "-addext", "basicConstraints=critical,CA:FALSE"];
  make(certifiedHost, keyFile, chainFile, ...signed, "-addext", names);
  writeFileSync(bothFile, readFileSync(chainFile, "utf8") + readFileSync(keyFile, "utf8"));
  // The site's user reads the authority's certificate, whatever the umask of this run is.
  chmodSync(folder, 0o755);
  chmodSync(authorityFile, 0o644);
  process.env[variable] = folder;
  // For the processes that this one starts, because Node reads it at its start; and for this one.
  process.env.NODE_EXTRA_CA_CERTS = authorityFile;
  setDefaultCACertificates([...getCACertificates(), readFileSync(authorityFile, "utf8")]);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Chromium's switch for a certificate of an unknown authority. Its cache works, which it doesn't where errors are ignored. */
export function trustingChromium(): string[] {
  const certificate = findCertificate();
  if (certificate === null) return [];
  const { publicKey } = new X509Certificate(readFileSync(certificate.chainFile));
  const hash = createHash("sha256").update(publicKey.export({ type: "spki", format: "der" }));
  return [`--ignore-certificate-errors-spki-list=${hash.digest("base64")}`];
}
