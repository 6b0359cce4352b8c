/**
 * Turns an error of `listen` into an Error with one sentence for the operator; returns any other error unchanged.
 * @param prefix of the variables HOST and PORT that the sentence names, such as `OPS_`
 */
export function portError(error: unknown, { host, port }: { host: string; port: number }, prefix = ""): unknown {
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EADDRINUSE") return new Error(`Port ${port} on ${host} is in use. Set ${prefix}PORT to another one.`);
  if (code === "EACCES")
    return new Error(`Port ${port} on ${host} may not be opened by this user. Set ${prefix}PORT to one above 1023.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new Error(`This machine has no address ${host}. Set ${prefix}HOST.`);
  return error;
}
