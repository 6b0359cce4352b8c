/**
 * Says in one sentence for people why the program can't listen; any other error is returned as it is.
 * @param prefix of the variables that say where to listen
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
