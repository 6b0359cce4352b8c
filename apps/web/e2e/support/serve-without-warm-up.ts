import { exitWithError, print } from "../../../server/src/cli/print.ts";
import { startLines } from "../../../server/src/cli/start-lines.ts";
import { parseEnv } from "../../../server/src/configuration/env.ts";
import { run } from "../../../server/src/main.ts";
import { builtWeb } from "../../../server/src/pages/web/built-web.ts";

// The server of `pnpm start`, except that it renders a page when the page is first asked for, because a test asks for
// few of them.
try {
  const env = parseEnv(process.env);
  const running = await run(env, (given) => builtWeb(given, { warmsUp: false }));
  for (const line of startLines(env, running)) print(line);
} catch (error) {
  exitWithError(error);
}
