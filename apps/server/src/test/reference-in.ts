/** The reference of a lead in an answer of REST or tRPC, wherever their JSON has it. */
export async function referenceIn(response: Response): Promise<string> {
  return /"reference":"([^"]+)"/.exec(await response.text())?.[1] ?? "no reference";
}
