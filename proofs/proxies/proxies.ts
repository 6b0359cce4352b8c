import { freePort } from "@site/db/test/free-port";
import { prepareRehearsal } from "../../tools/rehearsal/prepare.ts";
import { newFolder, print, printVerdicts, runProgram, type Verdict } from "../program.ts";
import { findCertificate } from "./certificate.ts";
import { judgeFront } from "./fronts.ts";
import { proxies } from "./kinds.ts";
import { findProgram } from "./proxy.ts";
import { judgeReplacement } from "./replacement.ts";

const help = `Runs the site behind real proxies as docs/deploy has them, and sends leads as browsers, programs and other sites' pages
do; then replaces two instances on one PostgreSQL behind each proxy that balances, under load. All of it listens on loopback.

pnpm proof proxies

A proxy that is not installed is skipped. Debian's packages: nginx-light, haproxy, caddy, and openssl for the certificate.`;

await runProgram(help, {}, async (_, opened) => {
  const installed = proxies.filter(({ name }) => findProgram(name) !== null);
  for (const { name } of proxies) if (findProgram(name) === null) print(`SKIPPED ${name}: it is not installed`);
  opened.defer(await prepareRehearsal());
  const certificate = findCertificate();
  if (certificate === null) throw new Error("The certificate needs openssl.");
  const [httpPort, httpsPort] = await Promise.all([freePort(), freePort()]);
  const place = { folder: newFolder("proxies", opened), httpPort, httpsPort, ...certificate };
  const verdicts: Verdict[] = [];
  for (const proxy of installed)
    for (const isOriginSet of [true, false]) verdicts.push(...(await judgeFront(proxy, isOriginSet, place)));
  for (const proxy of installed.filter(({ balances }) => balances)) {
    await using ended = new AsyncDisposableStack();
    opened.defer(() => ended.disposeAsync());
    verdicts.push(...(await judgeReplacement(proxy, place, ended)));
  }
  return printVerdicts(verdicts);
});
