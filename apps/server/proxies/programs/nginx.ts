import { readDeployFile } from "./deploy-file.ts";
import type { Form, Place, ProxyKind } from "./proxy.ts";

const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

export const nginx: ProxyKind = {
  name: "nginx",
  debianPackage: "nginx-light",
  rewritesHost: (form) => form !== "ours",
  sendsForwardedFor: (form) => form === "ours",
  configuration: (form, place) => `
    pid ${place.folder}/nginx.pid;
    events {}
    http {
      access_log off;
      # nginx ends a connection after 1,000 requests. Browsers send again what the end interrupts; Node's fetch does not.
      keepalive_requests 10000000;
      ${temporary.map((name) => `${name}_temp_path ${place.folder}/${name};`).join(" ")}
      ${form === "ours" ? ours(place) : quickStart(form, place)}
    }`,
  // One foreground process that runs as this user.
  arguments: (file, { folder }) => [
    ...["-p", folder, "-c", file, "-e", "stderr"],
    ...["-g", "daemon off; master_process off;"],
  ],
};

/** The beginner's guide of nginx.org: a server, a location and a proxy_pass. */
function quickStart(form: Form, { upstream, httpPort, httpsPort, certificate: { chainFile, keyFile } }: Place): string {
  const listen =
    form === "default"
      ? `listen 127.0.0.1:${httpPort};`
      : `listen 127.0.0.1:${httpsPort} ssl; ssl_certificate ${chainFile}; ssl_certificate_key ${keyFile};`;
  return `server { ${listen} location / { proxy_pass http://${upstream}; } }`;
}

function ours(place: Place): string {
  const { chainFile, keyFile } = place.certificate;
  return readDeployFile("nginx.conf", place)
    .replace(/(ssl_certificate) .+;/, `$1 ${chainFile};`)
    .replace(/(ssl_certificate_key) .+;/, `$1 ${keyFile};`);
}
