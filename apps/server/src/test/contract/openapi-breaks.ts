type Node = { [key: string]: unknown };
/** An OpenAPI document. */
export type Document = Node;
/** input: what clients send, which may not be narrowed; output: what they read, which may not be widened. */
type Side = "input" | "output";

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const node = (value: unknown): Node => (isNode(value) ? value : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Sentences on what clients of an OpenAPI document can't bear in a newer one. Each begins with operation and field. */
export function openApiBreaks(before: Node, now: Node): string[] {
  const operations = (document: Node) =>
    Object.entries(node(document.paths)).flatMap(([path, methods]) =>
      Object.entries(node(methods)).map(([method, operation]): [string, Node] => [
        `${method} ${path}`,
        node(operation),
      ]),
    );
  const later = new Map(operations(now));
  return operations(before).flatMap(([name, operation]) => {
    const successor = later.get(name);
    if (successor === undefined) return [`${name} is gone`];
    const breaks = comparer(before, now);
    const body = (of: Node) => contentOf(node(of.requestBody));
    const answer = (of: Node) => contentOf(node(node(of.responses)["200"]));
    return [
      ...parametersOf(name, operation, successor, breaks),
      ...breaks(`${name}, input`, body(operation), body(successor), "input"),
      ...breaks(`${name}, answer`, answer(operation), answer(successor), "output"),
    ];
  });
}

/** What an answer has to be, by the path of its operation or by the name of its procedure; {}: no operation is known. */
export function answerSchema(document: Document, path: string, status: number): Node {
  const [address = ""] = path.split("?");
  const [, procedure] = /^\/trpc\/([\w.]+)/.exec(address) ?? [];
  const isAsked = ([template, methods]: [string, unknown]) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`).test(address) ||
    Object.values(node(methods)).some((operation) => node(operation).operationId === procedure);
  const [, methods] = Object.entries(node(document.paths)).find(isAsked) ?? [];
  const [operation] = Object.values(node(methods));
  const found = contentOf(node(node(node(operation).responses)["200"]));
  const schema = status >= 400 ? { $ref: "#/components/schemas/Error" } : found;
  const whole = JSON.stringify({ ...schema, $defs: node(document.components).schemas });
  return JSON.parse(whole.replaceAll("#/components/schemas/", "#/$defs/"));
}

function contentOf(holder: Node): Node {
  return node(node(node(holder.content)["application/json"]).schema);
}

type Breaks = (at: string, before: Node, now: Node, side: Side) => string[];

function parametersOf(name: string, before: Node, now: Node, breaks: Breaks): string[] {
  const named = (operation: Node) =>
    new Map(
      list(operation.parameters).map((each): [string, Node] => [
        String(node(each).name ?? node(each).$ref),
        node(each),
      ]),
    );
  const [known, later] = [named(before), named(now)];
  const gone = [...known.keys()].filter((key) => !later.has(key)).map((key) => `${name}, input.${key} is gone`);
  const demanded = [...later]
    .filter(([key, { required }]) => required === true && known.get(key)?.required !== true)
    .map(([key]) => `${name}, input.${key} is required`);
  const changed = [...known].flatMap(([key, { schema }]) =>
    later.has(key) ? breaks(`${name}, input.${key}`, node(schema), node(later.get(key)?.schema), "input") : [],
  );
  return [...gone, ...demanded, ...changed];
}

/** Compares schemas of two documents, whose references it follows. */
function comparer(documentBefore: Node, documentNow: Node): Breaks {
  const compare: Breaks = (at, givenBefore, givenNow, side) => {
    const [before, now] = [resolve(documentBefore, givenBefore), resolve(documentNow, givenNow)];
    const [narrow, wide] = side === "input" ? [before, now] : [now, before];
    const lostTypes = typesOf(narrow).filter((type) => typesOf(wide).length > 0 && !typesOf(wide).includes(type));
    const missing = list(narrow.enum).filter((value) => Array.isArray(wide.enum) && !wide.enum.includes(value));
    const [properties, later] = [node(before.properties), node(now.properties)];
    const required = (schema: Node) => list(schema.required).map(String);
    const [demander, other] = side === "input" ? [now, before] : [before, now];
    return [
      ...lostTypes.map((type) => `${at} ${side === "input" ? "no longer takes" : "may now be"} ${type}`),
      ...missing.map(
        (value) => `${at} ${side === "input" ? "no longer takes" : "may now be"} ${JSON.stringify(value)}`,
      ),
      ...(Array.isArray(wide.enum) && !Array.isArray(narrow.enum) && narrow.type !== undefined
        ? [`${at} is a choice`]
        : []),
      ...bounds(at, narrow, wide),
      ...Object.keys(properties)
        .filter((key) => !(key in later))
        .map((key) => `${at}.${key} is gone`),
      ...required(demander)
        .filter((key) => !required(other).includes(key) && (side === "input" || key in later))
        .map((key) => `${at}.${key} is ${side === "input" ? "required" : "optional"}`),
      ...Object.keys(properties).flatMap((key) =>
        key in later ? compare(`${at}.${key}`, node(properties[key]), node(later[key]), side) : [],
      ),
      ...(before.items === undefined ? [] : compare(`${at}[]`, node(before.items), node(now.items), side)),
    ];
  };
  return compare;
}

function typesOf({ type, anyOf }: Node): string[] {
  return [type ?? [], list(anyOf).map((each) => node(each).type ?? [])].flat(2).map(String);
}

function bounds(at: string, narrow: Node, wide: Node): string[] {
  const tighter = (key: string, isTighter: (mine: number, theirs: number) => boolean) => {
    const [mine, theirs] = [wide[key], narrow[key]];
    return typeof mine === "number" && (typeof theirs !== "number" || isTighter(mine, theirs))
      ? [`${at} has ${key} ${mine}`]
      : [];
  };
  return [
    ...["maxLength", "maximum", "maxItems"].flatMap((key) => tighter(key, (mine, theirs) => mine < theirs)),
    ...["minLength", "minimum", "minItems"].flatMap((key) => tighter(key, (mine, theirs) => mine > theirs)),
    ...(wide.pattern !== undefined && wide.pattern !== narrow.pattern ? [`${at} has another pattern`] : []),
  ];
}

function resolve(document: Node, schema: Node): Node {
  const name = /^#\/components\/schemas\/(.+)$/.exec(String(schema.$ref))?.[1];
  return name === undefined ? schema : node(node(node(document.components).schemas)[name]);
}
