import { expect, it } from "vitest";
import { type EntryPoint, submit } from "../../test/entry-points.ts";
import { openTestApp } from "../../test/open-test-app.ts";
import { createSenderOf, hashOf } from "./client.ts";

const unnamed = createSenderOf({ trustProxy: [], hasNoProxy: false });
const named = createSenderOf({ trustProxy: ["203.0.113.0/24", "198.51.100.7", "2001:db8:9::/48"], hasNoProxy: false });
const direct = createSenderOf({ trustProxy: [], hasNoProxy: true });

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:50123", "203.0.113.7"],
  ["[2001:db8:1:2::7]:50123", "2001:db8:1:2"],
  ["2001:db8::7", "2001:db8:0:0"],
  ["172.15.0.1", "172.15.0.1"],
  ["11.0.0.1", "11.0.0.1"],
])("the address %s identifies the sender %s", (ip, sender) => {
  expect(unnamed(ip)).toBe(sender);
  expect(direct(ip)).toBe(sender);
});

it.each([
  ...["127.8.8.8", "::1", "10.0.0.1", "172.31.255.255", "100.64.0.9"],
  ...["192.168.0.1", "::ffff:10.0.0.1", "fd12::1", "fe80::1%eth0", "169.254.1.1"],
])("%s identifies nobody, because a proxy may have the address, unless TRUST_PROXY is none", (ip) => {
  expect([unnamed(ip), named(ip)]).toEqual([null, null]);
  expect(direct(ip)).not.toBeNull();
});

it.each(["203.0.113.7", "::ffff:203.0.113.7", "198.51.100.7", "2001:db8:9:1::1"])(
  "%s is nobody where it is a named proxy's, which forwards no address",
  (ip) => {
    expect(named(ip)).toBeNull();
    expect(unnamed(ip)).not.toBeNull();
  },
);

it.each([undefined, "", "unknown", "fd.example"])("%s is nobody, and costs no error", (ip) => {
  for (const senderOf of [unnamed, named, direct]) expect(senderOf(ip)).toBeNull();
});

it("the hash of a sender's address differs between senders and between keys, and does not contain the address", () => {
  const hash = hashOf("203.0.113.7", "a key of this test");
  expect(hash).not.toBe(hashOf("203.0.113.8", "a key of this test"));
  expect(hash).not.toBe(hashOf("203.0.113.7", "another key of this test"));
  expect(hash).not.toContain("203");
});

const proxies = "198.51.100.0/24";

it.each([
  ["at an address of a private network, which nobody named", "172.17.0.1", ""],
  ["at an IPv6 address of a private network, which nobody named", "fd00::1", ""],
  ["that is named and forwards no address", "198.51.100.9", proxies],
])("behind a proxy %s no visitor is taken for another, by the limits or by the spam score", async (_, ip, named) => {
  const { statuses, leads } = await sendVisitors(20, ip, named);
  expect(statuses).toEqual([200, 303]);
  expect(leads).toEqual(Array(20).fill({ status: "new" }));
});

/** Requests of one visitor after another, all from the address that the site sees. */
async function sendVisitors(count: number, ip: string, trustProxy: string) {
  const { app, db } = await openTestApp({ env: { RATE_LIMIT_WRITES: "5", TRUST_PROXY: trustProxy } });
  const ways: EntryPoint[] = ["tRPC", "REST", "form post"];
  const statuses = new Set<number>();
  for (let visitor = 0; visitor < count; visitor++) {
    const email = `visitor-${visitor}@clinic.example`;
    const values = { name: "Ada Osei", email, message: `Please call visitor ${visitor} back.`, subject: "" };
    const entryPoint = ways[visitor % ways.length] ?? "REST";
    statuses.add((await submit(app, entryPoint, { form: "contact", values, ip })).status);
  }
  return { statuses: [...statuses].toSorted(), leads: await db.selectFrom("lead_inbox").select("status").execute() };
}
