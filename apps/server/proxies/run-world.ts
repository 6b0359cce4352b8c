import { sendThroughEveryDoor } from "../../web/e2e/support/every-door.ts";
import { SiteProcess } from "../../web/e2e/support/site-process.ts";
import { curlDoors, sendByCurl, type Visit } from "./curl.ts";
import { type Place, startProxy } from "./programs/proxy.ts";
import { type Check, promisesOfMessages, promisesOfOurs, promisesOfRows } from "./promises.ts";
import { type Group, groups, hasTls, host, type Rows, type World } from "./worlds.ts";

export type Outcome = {
  world: World;
  rows: Rows;
  checks: Check[];
};

type Browser = Parameters<typeof sendThroughEveryDoor>[0];
type Options = { world: World; place: Place; sitePort: number; browser: Browser; executable: string | null };

const browserDoors = ["consultation", "contact", "newsletter"];
const doors: Record<Group, readonly string[]> = {
  scripts: [...browserDoors, "REST"],
  "no scripts": browserDoors,
  "older browser": curlDoors,
  program: curlDoors,
  "other site": curlDoors,
};

/** Starts site and proxy on a new database, sends through all doors, and counts the stored rows. */
export async function runWorld({ world, place, sitePort, browser, executable }: Options): Promise<Outcome> {
  const { proxy, form } = world;
  const origin = proxy === null ? `http://127.0.0.1:${sitePort}` : `http${hasTls(world) ? "s" : ""}://${host}`;
  const site = await SiteProcess.start({
    env: {
      ...{ PORT: String(sitePort), LOG_LEVEL: "warn" },
      SITE_ORIGIN: world.isOriginSet ? origin : "",
      TRUST_PROXY: form === "ours" ? "127.0.0.1/32,::1/128" : "",
    },
  });
  try {
    const stop = proxy === null || executable === null ? null : await startProxy(proxy, executable, form, place);
    try {
      const port = proxy === null ? null : hasTls(world) ? place.httpsPort : place.httpPort;
      const failure = await send({ origin, port }, browser).then(() => null, String);
      const promises = form === "ours" ? await promisesOfOurs({ origin, port }, place) : [];
      const answered = { promise: `every post is answered ${failure ?? ""}`.trim(), isMet: failure === null };
      const rows = countRows(site);
      return {
        world,
        rows,
        checks: [answered, ...promises, ...promisesOfRows(world, rows), ...promisesOfMessages(world, origin, site)],
      };
    } finally {
      await stop?.();
    }
  } finally {
    await site.stop();
  }
}

async function send(visit: Visit, browser: Browser): Promise<void> {
  const addressOf = (group: Group) => (door: string) => addressIn(group, door);
  for (const group of ["scripts", "no scripts"] as const) {
    const options = { scripts: group === "scripts", addressOf: addressOf(group) };
    await sendThroughEveryDoor(browser, visit.origin, options);
  }
  await sendByCurl(visit, [`origin: ${visit.origin}`], addressOf("older browser"));
  await sendByCurl(visit, [], addressOf("program"));
  await sendByCurl(visit, ["origin: https://other.example"], addressOf("other site"));
  await sendByCurl(visit, ["origin: https://other.example", "sec-fetch-site: cross-site"], addressOf("other site"));
}

function addressIn(group: Group, door: string): string {
  return `${group}.${door}@clinic.example`.replaceAll(" ", "-").toLowerCase();
}

const byEmail = `select email from (select email from lead_inbox union all select email from newsletter_subscribers)
  where email = ?`;

function countRows(site: SiteProcess): Rows {
  const entries = groups.map((group) => {
    const stored = doors[group].filter((door) => site.rows(byEmail, addressIn(group, door)).length === 1).length;
    return [group, { stored, sent: doors[group].length }];
  });
  return Object.fromEntries(entries);
}
