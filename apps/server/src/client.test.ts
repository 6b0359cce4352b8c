import { openTestDatabase } from "@site/db/testing";
import { describe, expect, it } from "vitest";
import { RateLimiter } from "./admission/rate-limiter.ts";
import { clientHash, isLoopback, isNearby, networkOf } from "./client.ts";
import { createContext } from "./context.ts";
import { parseEnv } from "./env.ts";

const key = "a key for this test";

describe("the hash of a sender's address", () => {
  it("is the same for the same address, another for another, and never shows it", () => {
    expect(clientHash("203.0.113.7", key)).toBe(clientHash("203.0.113.7", key));
    expect(clientHash("203.0.113.7", key)).not.toBe(clientHash("203.0.113.8", key));
    expect(clientHash("203.0.113.7", key)).not.toContain("203");
  });

  it("changes with the key", () => {
    expect(clientHash("203.0.113.7", key)).not.toBe(clientHash("203.0.113.7", "another key of this test"));
  });

  it.each([
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
  ])("counts %s and %s as one sender", (one, other) => {
    expect(clientHash(one, key)).toBe(clientHash(other, key));
  });

  it("tells two networks of IPv6 apart", () => {
    expect(clientHash("2001:db8:1:2::1", key)).not.toBe(clientHash("2001:db8:1:3::1", key));
  });
});

it.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])("%s is this machine", (ip) => {
  expect(isLoopback(ip)).toBe(true);
});

it.each(["203.0.113.7", "10.0.0.1", "2001:db8::1"])("%s is somebody", (ip) => {
  expect(isLoopback(ip)).toBe(false);
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["2001:0DB8:0001:0002:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8::7", "2001:db8:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["::1", "0:0:0:0"],
  ["unknown", "unknown"],
])("%s counts as %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it.each(["127.0.0.1", "::1", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.0.1", "::ffff:10.0.0.1", "fd12::1"])(
  "%s is near: a proxy may sit there",
  (ip) => {
    expect(isNearby(ip)).toBe(true);
  },
);

it.each(["203.0.113.7", "172.15.0.1", "172.32.0.1", "11.0.0.1", "192.169.0.1", "2001:db8::1", "fd.example"])(
  "%s is not near",
  (ip) => {
    expect(isNearby(ip)).toBe(false);
  },
);

it("whoever went away before the request was read is nobody in particular, and costs no error", async () => {
  const { db } = await openTestDatabase();
  const { contextOf } = createContext(parseEnv({}), db, () => {});
  expect(contextOf({ ip: undefined }).clientHash).toBeNull();
  expect(contextOf({ ip: "203.0.113.7" }).clientHash).not.toBeNull();
  const limiter = new RateLimiter({ writes: { max: 1, countsNearby: true }, reads: { max: 1, countsNearby: true } });
  for (let times = 0; times < 3; times++) expect(limiter.take("writes", undefined)).toBeNull();
});
