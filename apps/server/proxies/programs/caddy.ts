import { readDeployFile } from "./deploy-file.ts";
import type { Form, Place, ProxyKind } from "./proxy.ts";

export const caddy: ProxyKind = {
  name: "caddy",
  debianPackage: "caddy",
  rewritesHost: () => false,
  sendsForwardedFor: () => true,
  configuration: (form, place) => `
{
	admin off
	http_port ${place.httpPort}
	https_port ${place.httpsPort}
	default_bind 127.0.0.1
	local_certs
	skip_install_trust
}
${form === "ours" ? readDeployFile("Caddyfile", place) : quickStart(form, place)}
`,
  arguments: (file) => ["run", "--adapter", "caddyfile", "--config", file],
};

/** Caddy's quick start: a site address and a reverse_proxy. */
function quickStart(form: Form, { upstream }: Place): string {
  return `${form === "default" ? "http://" : ""}www.example.com {\n\treverse_proxy ${upstream}\n}`;
}
