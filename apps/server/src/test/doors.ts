import type { Door, Submission } from "@site/trpc-router/spam/generator/visit";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";

export type Answer = { status: number; reference: string | null; requestId: string };

const procedures = { consultation: "leads.requestConsultation", contact: "leads.contact" } as const;

/** For tests: sends a lead over HTTP as the clients of this door do. */
export async function submit(app: FastifyInstance, door: Door, submission: Submission): Promise<Answer> {
  const { url, headers, payload } = requestOf(door, submission);
  const response = await app.inject({
    method: "POST",
    url,
    headers: {
      "content-type": "application/json",
      ...(submission.partnerKey !== undefined && { "x-partner-key": submission.partnerKey }),
      ...headers,
    },
    payload,
    remoteAddress: submission.ip ?? "192.0.2.1",
  });
  const requestId = String(response.headers["x-request-id"]);
  return { status: response.statusCode, reference: referenceOf(door, response), requestId };
}

type Request = { url: string; headers?: Record<string, string>; payload: NonNullable<InjectOptions["payload"]> };

function requestOf(door: Door, { form, values, idempotencyKey }: Submission): Request {
  const keyed = idempotencyKey === undefined ? values : { ...values, idempotencyKey };
  const procedure = procedures[form];
  switch (door) {
    case "tRPC":
      return { url: `/trpc/${procedure}`, payload: { ...keyed } };
    case "tRPC batch":
      // A batch with the same lead twice: both calls are answered.
      return { url: `/trpc/${procedure},${procedure}?batch=1`, payload: { 0: keyed, 1: keyed } };
    case "REST":
      return { url: `/api/${form}`, payload: { ...keyed } };
    case "REST with a header": {
      const headers = idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey };
      return { url: `/api/${form}`, headers, payload: { ...values } };
    }
    case "form post":
      return {
        url: `/forms/${form}`,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: formEncoded(keyed),
      };
  }
}

/** Encodes a form as browsers do, with CRLF as line break. Values that are no texts are left out. */
function formEncoded(values: Readonly<Record<string, unknown>>): string {
  const fields = Object.entries(values).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number"
      ? [[name, String(value).replace(/\r\n|\r|\n/g, "\r\n")]]
      : [],
  );
  return new URLSearchParams(fields).toString();
}

function referenceOf(door: Door, response: LightMyRequestResponse): string | null {
  if (door === "form post") {
    const location = response.headers.location ?? "/";
    return new URL(String(location), "https://site.example").searchParams.get("sent");
  }
  const [answer, ...repeats]: Body[] = [response.json()].flat();
  const reference = answer?.result?.data?.reference ?? answer?.reference ?? null;
  const same = repeats.every(({ result }) => result?.data?.reference === reference);
  return same ? reference : "two references for one lead";
}

type Body = { reference?: string; result?: { data?: { reference?: string } } };
