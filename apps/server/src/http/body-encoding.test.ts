import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { openTestApp } from "../test/open-test-app.ts";

const { app, db } = await openTestApp();
const json = "application/json";
const form = "application/x-www-form-urlencoded";
const ways = [
  ["/api/contact", json],
  ["/trpc/leads.contact", json],
  ["/forms/contact", form],
] as const;

const typed = (name: string) => ({ name, email: "jose@clinic.example", message: "Hola amigos" });
const encoded = (name: string, type: string) =>
  type === form ? new URLSearchParams(typed(name)).toString() : JSON.stringify(typed(name));

async function send(url: string, type: string, payload: Buffer, more = {}) {
  const headers = { "content-type": type, ...more };
  const { statusCode } = await app.inject({ method: "POST", url, payload, headers });
  const names = (await db.selectFrom("lead_inbox").select("name").execute()).map(({ name }) => name);
  for (const table of ["contact_submissions", "notifications"] as const) await db.deleteFrom(table).execute();
  return { status: statusCode, names };
}

function withName(type: string, name: Buffer): Buffer {
  const [before = "", after = ""] = encoded("NAME", type).split("NAME");
  return Buffer.concat([Buffer.from(before), name, Buffer.from(after)]);
}

const refused = (status: number) => ({ status, names: [] });
const charsets = ["", ";charset=UTF-8", '; charset="utf-8"', "; Charset=utf8", "; boundary=x; charset=utf-8"];

it.each(ways)("a lead in UTF-8 is stored as it was typed: %s", async (url, type) => {
  for (const name of ["José", "Nguyễn 🙂", "山田太郎", "�"])
    for (const charset of charsets)
      expect((await send(url, type + charset, Buffer.from(encoded(name, type)))).names, charset).toEqual([name]);
  const marked = Buffer.concat([Buffer.from("\uFEFF"), Buffer.from(encoded("José", type))]);
  expect((await send(url, type, marked)).names).toEqual(["José"]);
});

it.each(ways)(
  "a lead in another charset, compressed, or in bytes that aren't text is refused: %s",
  async (url, type) => {
    const body = Buffer.from(encoded("José", type));
    for (const charset of ["ISO-8859-1", "utf-16", "utf-7", '"latin1"', "nothing"])
      expect(await send(url, `${type}; charset=${charset}`, body), charset).toEqual(refused(415));
    for (const encoding of ["gzip", "GZIP", "identity, gzip", "br"]) {
      const compressed = await send(url, type, gzipSync(body), { "content-encoding": encoding });
      expect(compressed, encoding).toEqual(refused(415));
    }
    expect((await send(url, type, body, { "content-encoding": "identity" })).names).toEqual(["José"]);
    // These bytes are an `é` in Latin-1, a character that is cut off, an overlong encoding, a surrogate, and a code
    // point beyond Unicode.
    for (const bytes of ["4a6f73e9", "4a6f73c3", "c0af", "eda080", "f5808080"]) {
      const broken = await send(url, type, withName(type, Buffer.from(bytes, "hex")));
      expect(broken, bytes).toEqual(refused(400));
    }
    expect(await send(url, type, Buffer.concat([body, Buffer.from([0xc3])])), "at the end").toEqual(refused(400));
    const wide = Buffer.from(encoded("José", type), "utf16le");
    expect((await send(url, type, wide)).names).toEqual([]);
    expect(await send(url, type, Buffer.concat([Buffer.from([0xff, 0xfe]), wide]))).toEqual(refused(400));
  },
);

it("a form post whose escapes aren't UTF-8 is refused, and a percent sign that was not escaped is kept", async () => {
  for (const name of ["Jos%E9", "Jos%C3", "%C3%28", "%ED%A0%80", "%C3&x=%A9"])
    expect(await send("/forms/contact", form, withName(form, Buffer.from(name))), name).toEqual(refused(400));
  for (const [name, stored] of [
    ["100% Ada", "100% Ada"],
    ["Jos%c3%a9", "José"],
    ["Ada%zz", "Ada%zz"],
  ] as const)
    expect((await send("/forms/contact", form, withName(form, Buffer.from(name)))).names).toEqual([stored]);
});
