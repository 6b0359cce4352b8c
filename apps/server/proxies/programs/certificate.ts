import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Certificate } from "./proxy.ts";

/** Creates a self-signed certificate that is valid for a day. */
export function makeCertificate(folder: string, host: string): Certificate {
  const chainFile = join(folder, "chain.pem");
  const keyFile = join(folder, "key.pem");
  const bothFile = join(folder, "both.pem");
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"],
      ...["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`, "-keyout", keyFile, "-out", chainFile],
    ],
    { stdio: "ignore" },
  );
  writeFileSync(bothFile, readFileSync(chainFile, "utf8") + readFileSync(keyFile, "utf8"));
  return { chainFile, keyFile, bothFile };
}
