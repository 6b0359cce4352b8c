/**
 * The target of a request as a path with its query. RFC 9112, 3.2.2: a server accepts the absolute form as well, which
 * clients of a proxy and some monitors send. Pages, API and log read paths only.
 */
export function originForm(target: string): string {
  const [, rest] = /^https?:\/\/[^/?#]+(.*)$/is.exec(target) ?? [];
  if (rest === undefined) return target;
  return rest.startsWith("/") ? rest : `/${rest}`;
}
