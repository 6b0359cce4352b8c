type Node = { [key: string]: unknown };
export type Document = Node;
/** The allowed types at each place of a value: `.limit` → integer, nothing. "nothing": the value may be omitted. */
type Places = Map<string, Set<string>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const node = (value: unknown): Node => (isNode(value) ? value : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Sentences about differences in a newer OpenAPI document that break its clients, each with its place and reason. */
export function openApiBreaks(before: Document, now: Document): string[] {
  const later = operationsOf(now);
  return [...operationsOf(before)].flatMap(([name, operation]) => {
    const successor = later.get(name);
    if (successor === undefined) return [`${name} is gone`];
    const input = [placesOf(before, inputOf(before, operation)), placesOf(now, inputOf(now, successor))] as const;
    const answer = [placesOf(before, answerOf(operation)), placesOf(now, answerOf(successor))] as const;
    return [
      ...differences(...input).map(([place, value]) => `${name}, input${place} no longer takes ${value}`),
      ...newlyRequired(...input).map((place) => `${name}, input${place} is required`),
      ...[...answer[0].keys()]
        .filter((place) => !answer[1].has(place))
        .map((place) => `${name}, answer${place} is gone`),
      ...differences(answer[1], answer[0])
        .filter(([place]) => answer[0].has(place))
        .map(([place, value]) => `${name}, answer${place} may now be ${value}`),
    ];
  });
}

/** The schema of an answer, by its operation's path or its procedure's name; {}: the operation is unknown. */
export function answerSchema(document: Document, path: string, status: number): Node {
  const [address = ""] = path.split("?");
  const [, procedure] = /^\/trpc\/([\w.]+)/.exec(address) ?? [];
  const operation = [...operationsOf(document)].find(([name, { operationId }]) => {
    const [, template = ""] = name.split(" ");
    return operationId === procedure || new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`).test(address);
  });
  const schema = status >= 400 ? { $ref: "#/components/schemas/Error" } : answerOf(operation?.[1] ?? {});
  const whole = JSON.stringify({ ...schema, $defs: node(document.components).schemas });
  return JSON.parse(whole.replaceAll("#/components/schemas/", "#/$defs/"));
}

/** Operations by method and path. */
function operationsOf(document: Document): Map<string, Node> {
  const operations = Object.entries(node(document.paths)).flatMap(([path, methods]) =>
    Object.entries(node(methods)).map(([method, operation]) => [`${method} ${path}`, node(operation)] as const),
  );
  return new Map(operations);
}

/** Parameters and body as one schema. */
function inputOf(document: Document, { parameters, requestBody }: Node): Node {
  const named = list(parameters).map((parameter) => resolve(document, node(parameter)));
  const own = Object.fromEntries(named.map(({ name, schema }) => [String(name), schema]));
  const required = named.filter((parameter) => parameter.required === true).map(({ name }) => name);
  const body = resolve(document, contentOf(requestBody));
  return { properties: { ...own, ...node(body.properties) }, required: [...required, ...list(body.required)] };
}

function answerOf({ responses }: Node): Node {
  return contentOf(node(responses)["200"]);
}

function contentOf(holder: unknown): Node {
  return node(node(node(node(holder).content)["application/json"]).schema);
}

function placesOf(document: Document, given: Node, at = "", places: Places = new Map()): Places {
  const { type = [], enum: choices, anyOf, properties, required, items } = resolve(document, given);
  const here = places.get(at) ?? new Set<string>();
  places.set(at, here);
  const values = choices === undefined ? [type].flat().map(String) : list(choices).map((each) => JSON.stringify(each));
  for (const value of values) here.add(value);
  for (const alternative of list(anyOf)) placesOf(document, node(alternative), at, places);
  for (const [name, property] of Object.entries(node(properties))) {
    const place = `${at}.${name}`;
    placesOf(document, node(property), place, places);
    if (!list(required).includes(name)) places.get(place)?.add("nothing");
  }
  if (items !== undefined) placesOf(document, node(items), `${at}[]`, places);
  return places;
}

/** Types that one of the two allows at a place and the other doesn't. */
function differences(one: Places, other: Places): [place: string, value: string][] {
  return [...one].flatMap(([place, values]) =>
    [...values.difference(other.get(place) ?? new Set())].map((value): [string, string] => [place, value]),
  );
}

function newlyRequired(before: Places, now: Places): string[] {
  const added = [...now].filter(([place, values]) => !before.has(place) && !values.has("nothing"));
  // A new optional object can't break clients that don't send it.
  return added.map(([place]) => place).filter((place) => before.has(place.replace(/(?:\.[^.[]+|\[\])$/, "")));
}

function resolve(document: Document, schema: Node): Node {
  const [, kind = "", name = ""] = /^#\/components\/(\w+)\/(.+)$/.exec(String(schema.$ref)) ?? [];
  return name === "" ? schema : node(node(node(document.components)[kind])[name]);
}
