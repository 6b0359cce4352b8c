import { readDeployFile } from "./deploy-file.ts";
import type { Form, Place, ProxyKind } from "./proxy.ts";

export const haproxy: ProxyKind = {
  name: "haproxy",
  debianPackage: "haproxy",
  rewritesHost: () => false,
  sendsForwardedFor: (form) => form === "ours",
  configuration: (form, place) => (form === "ours" ? ours(place) : quickStart(form, place)),
  arguments: (file) => ["-f", file, "-db"],
};

/** The first example of HAProxy's manual: a frontend, a backend and a server. */
function quickStart(form: Form, { upstream, httpPort, httpsPort, certificate }: Place): string {
  const bind = form === "default" ? `127.0.0.1:${httpPort}` : `127.0.0.1:${httpsPort} ssl crt ${certificate.bothFile}`;
  return `
defaults
  mode http
  timeout client 10s
  timeout connect 5s
  timeout server 10s
frontend myfrontend
  bind ${bind}
  default_backend myservers
backend myservers
  server server1 ${upstream}
`;
}

function ours(place: Place): string {
  const text = readDeployFile("haproxy.cfg", place).replace(/ crt \S+/, ` crt ${place.certificate.bothFile}`);
  // Only root may switch to another user.
  return process.getuid?.() === 0 ? text : text.replace(/^ {2}(?:user|group) .+$/gm, "");
}
