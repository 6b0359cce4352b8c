import { expect, it } from "vitest";
import { submit } from "../test/entry-points.ts";
import { openTestApp } from "../test/open-test-app.ts";
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
  "127.8.8.8",
  "::1",
  "10.0.0.1",
  "172.31.255.255",
  "100.64.0.9",
  "192.168.0.1",
  "::ffff:10.0.0.1",
  "fd12::1",
  "fe80::1%eth0",
  "169.254.1.1",
])("%s identifies nobody, because a proxy may have the address, unless TRUST_PROXY is none", (ip) => {
  expect([unnamed(ip), named(ip)]).toEqual([null, null]);
  expect(direct(ip)).not.toBeNull();
});

it.each(["203.0.113.7", "::ffff:203.0.113.7", "198.51.100.7", "2001:db8:9:1::1"])(
  "%s identifies nobody if it is the address of a named proxy that forwards no address",
  (ip) => {
    expect(named(ip)).toBeNull();
    expect(unnamed(ip)).not.toBeNull();
  },
);

it.each([undefined, "", "unknown", "fd.example"])("%s identifies no sender and causes no error", (ip) => {
  for (const senderOf of [unnamed, named, direct]) expect(senderOf(ip)).toBeNull();
});

it("a sender's pseudonym can't be computed without the key", () => {
  const hashes = ["203.0.113.7", "203.0.113.8"].flatMap((ip) => ["a key", "another key"].map((key) => hashOf(ip, key)));
  expect(new Set(hashes).size).toBe(4);
  expect(hashes.join()).not.toContain("203");
});

it("behind a proxy that forwards no address, neither the limits nor the spam score take one visitor for another", async () => {
  const { app, db } = await openTestApp({ env: { RATE_LIMIT_WRITES: "5" } });
  for (let visitor = 0; visitor < 20; visitor++) {
    const email = `visitor-${visitor}@clinic.example`;
    const values = { name: "Ada Osei", email, message: `Please call visitor ${visitor} back.`, subject: "" };
    expect((await submit(app, "REST", { form: "contact", values, ip: "172.17.0.1" })).status).toBe(200);
  }
  const leads = await db.selectFrom("lead_inbox").select("spam_signals").execute();
  expect(leads).toEqual(Array(20).fill({ spam_signals: JSON.stringify(["no script"]) }));
});
