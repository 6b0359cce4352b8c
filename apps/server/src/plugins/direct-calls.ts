import type { Context } from "@site/trpc-router/context";
import { type PublicError, publicErrorOf } from "@site/trpc-router/errors";
import { getTRPCErrorFromUnknown, type TRPCError } from "@trpc/server";
import type { FastifyRequest } from "fastify";
import { batchSizeMax } from "../limits.ts";
import { type Call, callProcedure, procedures } from "../rest/procedures.ts";
import type { Answer } from "./content-answers.ts";

export type DirectCalls = { type: Call["type"]; calls: readonly Call[]; isBatch: boolean };

type Request = Pick<FastifyRequest, "method" | "url" | "headers" | "body">;

/** Neither is a stream asked for, nor a body of another kind brought. */
export function isPlain({ method, headers }: Pick<Request, "method" | "headers">): boolean {
  const { accept, "content-type": contentType } = headers;
  if (headers["trpc-accept"] !== undefined || accept?.includes("jsonl")) return false;
  return contentType === undefined ? method === "GET" : contentType.startsWith("application/json");
}

/**
 * What a plain request asks for when it is as tRPC's clients send it: known procedures by their method, with readable inputs.
 * @returns null for everything else: tRPC's own adapter knows what to say to that
 */
export function readDirectCalls({ method, url, body }: Request): DirectCalls | null {
  const pathEnd = url.indexOf("?");
  const path = url.slice("/trpc/".length, pathEnd === -1 ? undefined : pathEnd);
  const type = method === "GET" ? "query" : method === "POST" ? "mutation" : null;
  if (type === null) return null;
  const parameters = new URLSearchParams(pathEnd === -1 ? "" : url.slice(pathEnd));
  if (parameters.has("connectionParams")) return null;
  const isBatch = parameters.get("batch") === "1";
  const names = isBatch ? path.split(",") : [path];
  const areKnown = names.every((name) => Object.hasOwn(procedures, name) && procedures[name]?._def.type === type);
  if (!areKnown || names.length > batchSizeMax) return null;

  const text = method === "GET" ? parameters.get("input") : body;
  const given = typeof text === "string" ? parse(text) : undefined;
  // A query may come without an input, a body may not.
  if (given === null || (given === undefined && type === "mutation")) return null;
  const inputs = given === undefined ? {} : isBatch ? given.value : { 0: given.value };
  if (!isRecord(inputs)) return null;
  return { type, isBatch, calls: names.map((name, index) => ({ name, type, input: inputs[index] })) };
}

function parse(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param onError told of every call that failed */
export async function answerDirectly(
  { calls, isBatch }: DirectCalls,
  context: Context,
  onError: (error: TRPCError, path: string) => void,
): Promise<Answer> {
  const results = await Promise.all(
    calls.map(async (call): Promise<Result> => {
      try {
        return { result: { data: await callProcedure(call, context) } };
      } catch (cause) {
        const error = getTRPCErrorFromUnknown(cause);
        onError(error, call.name);
        return { error: publicErrorOf(error) };
      }
    }),
  );
  const statuses = new Set(results.map((each) => ("error" in each ? each.error.data.httpStatus : 200)));
  const [status = 200] = statuses;
  return { status: statuses.size > 1 ? 207 : status, body: JSON.stringify(isBatch ? results : results[0]) };
}

type Result = { result: { data: unknown } } | { error: PublicError };
