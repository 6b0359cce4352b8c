import { freePort } from "@site/db/test/free-port";
import { buildIfChanged } from "../../apps/server/src/cli/build-if-changed.ts";
import { newFolder, print, printVerdicts, runProgram, type Verdict } from "../program.ts";
import { type Front, judgeFront, nameOf } from "./fronts.ts";
import { proxies } from "./kinds.ts";
import { findProgram, makeCertificate } from "./proxy.ts";
import { judgeReplacement } from "./replacement.ts";

const help = `Runs the site behind real proxies and sends leads as browsers, programs and other sites' pages do; then replaces two
instances on one PostgreSQL behind each proxy that balances, under load. All of it listens on loopback.

pnpm proof proxies [--only nginx|haproxy|caddy]

A proxy that is not installed is skipped. Debian's packages: nginx-light, haproxy, caddy, and openssl for the certificate.`;

await runProgram(help, { only: { type: "string" } }, async ({ only }, opened) => {
  const chosen = proxies.filter(({ name }) => only === undefined || name === only);
  const installed = chosen.filter(({ name }) => findProgram(name) !== null);
  for (const { name } of chosen) if (findProgram(name) === null) print(`SKIPPED ${name}: it is not installed`);
  await buildIfChanged(print);
  const folder = newFolder("proxies", opened);
  const [httpPort, httpsPort] = await Promise.all([freePort(), freePort()]);
  const place = { folder, httpPort, httpsPort, ...makeCertificate(folder) };

  const configurations = ["quick start", "docs/deploy"] as const;
  const fronts = [
    { proxy: null, configuration: "quick start" as const },
    ...installed.flatMap((proxy) => configurations.map((configuration) => ({ proxy, configuration }))),
  ].flatMap((front): Front[] => [true, false].map((isOriginSet) => ({ ...front, isOriginSet })));
  const verdicts: Verdict[] = [];
  for (const front of fronts) {
    print(`${nameOf(front)} …`);
    verdicts.push(...(await judgeFront(front, place, opened)));
  }
  for (const proxy of installed.filter(({ balances }) => balances)) {
    await using ended = new AsyncDisposableStack();
    opened.defer(() => ended.disposeAsync());
    verdicts.push(...(await judgeReplacement(proxy, place, ended)));
  }
  return printVerdicts(verdicts);
});
