// What a partner would write: a client made from the description of the API, and nothing else of this repository.
// partner.ts generates api.d.ts, type-checks this folder and runs it.
import createClient from "openapi-fetch";
import type { components, paths } from "./api.d.ts";

type ApiError = components["schemas"]["Error"]["error"];

const [baseUrl = "", key = ""] = process.argv.slice(2);
const api = createClient<paths>({ baseUrl });
const asPartner = { "x-partner-key": key };

const lead = {
  name: "Ada Osei",
  email: "ada.osei@clinic.example",
  phone: "(615) 555-0142",
  message: "Three providers, two states.",
};

async function sendLead(intent: string): Promise<string> {
  const params = { header: { "Idempotency-Key": intent } };
  const body = { ...lead, service: "payer-enrollment" } as const;
  const { data, error } = await api.POST("/api/contact", { params, body, headers: asPartner });
  if (error !== undefined) throw new Error(error.error.message);
  return data.reference;
}

const sent = [await sendLead("crm-lead-20418"), await sendLead("crm-lead-20418"), await sendLead("crm-lead-20419")];

async function read() {
  const query = { category: "Industry News", order: "oldest", limit: 2 } as const;
  const list = await api.GET("/api/blog", { params: { query } });
  const state = await api.GET("/api/states/{slug}", { params: { path: { slug: "ohio" } } });
  const letter = await api.POST("/api/newsletter", { body: { email: "grace@clinic.example" } });
  const titles: string[] | undefined = list.data?.map(({ title }) => title);
  const board: string | undefined = state.data?.medicalBoard;
  return [titles?.length, board, letter.data?.ok];
}

/** What a program reads of an error: each part typed, whichever operation failed. */
function summaryOf({ error, response }: { error?: { error: ApiError }; response: Response }) {
  const { code, fields = {} } = error?.error.data ?? {};
  return [response.status, code, Object.keys(fields)[0] ?? null];
}

async function fail() {
  const body = { ...lead, email: "ada at clinic" };
  const unknownState = await api.GET("/api/states/{slug}", { params: { path: { slug: "atlantis" } } });
  const badField = await api.POST("/api/contact", { body });
  const badKey = await api.POST("/api/contact", { body: lead, headers: { "x-partner-key": "nobody's" } });
  let limited = badField;
  for (let tries = 0; tries < 40 && limited.response.status !== 429; tries++)
    limited = await api.POST("/api/contact", { body });
  const isTold = Number(limited.response.headers.get("retry-after")) > 0;
  return [...[unknownState, badField, badKey, limited].map(summaryOf), isTold];
}

// @ts-expect-error the site's own form sends this, and no program has to
export type Trap = components["schemas"]["ContactMessage"]["subject"];

/** Never called: what the description must not allow. */
export async function mistakes() {
  // @ts-expect-error the message is needed
  await api.POST("/api/contact", { body: { name: "Ada", email: "ada@clinic.example" } });
  // @ts-expect-error no such service
  await api.POST("/api/contact", { body: { ...lead, service: "plumbing" } });
  // @ts-expect-error a category that the description does not list
  await api.GET("/api/blog", { params: { query: { category: "Gossip" } } });
  const { data, error } = await api.GET("/api/states");
  // @ts-expect-error the list comes without details
  data?.[0]?.medicalBoard;
  // @ts-expect-error no kind of error that the site knows
  if (error?.error.data.code === "TEAPOT") return;
}

process.stdout.write(JSON.stringify({ sent, read: await read(), failed: await fail() }));
