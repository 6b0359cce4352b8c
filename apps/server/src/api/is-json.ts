import type { FastifyRequest } from "fastify";

/** Whether the request says that its body is JSON; parameters such as a charset may follow. */
export function isJson(request: FastifyRequest): boolean {
  return request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() === "application/json";
}
