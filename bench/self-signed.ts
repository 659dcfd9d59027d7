import { execFileSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type SelfSigned = Readonly<{
  key: Buffer;
  cert: Buffer;
  /** Base64 SHA-256 of the public key, by which a browser is told to trust it. */
  keyHash: string;
}>;

/** A key and a certificate for localhost, made anew by openssl and kept in memory only. */
export function makeSelfSigned(): SelfSigned {
  const folder = mkdtempSync(join(tmpdir(), "self-signed-"));
  const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  try {
    execFileSync(
      "openssl",
      [
        ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
        ...["-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
        ...["-keyout", keyFile, "-out", certFile],
      ],
      { stdio: ["ignore", "ignore", "pipe"] },
    );
    const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
    const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
    return { key, cert, keyHash: createHash("sha256").update(publicKey).digest("base64") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
