import type { Mutation } from "./mutation.ts";
import type { CompilerError } from "./type-check.ts";

/**
 * Distributes mutations over as few compiles as possible. The mutations of a batch change different declarations and
 * share no name, so that each error can be attributed to one of them.
 */
export function batchesOf(mutations: readonly Mutation[]): Mutation[][] {
  const batches: Mutation[][] = [];
  for (const mutation of mutations) {
    const batch = batches.find((others) => others.every((other) => isIndependent(mutation, other)));
    if (batch === undefined) batches.push([mutation]);
    else batch.push(mutation);
  }
  return batches;
}

function isIndependent(one: Mutation, other: Mutation): boolean {
  const isElsewhere = one.file !== other.file || one.after !== other.after;
  return isElsewhere && one.names.every((name) => !other.names.includes(name));
}

/**
 * The errors that this mutation alone can have caused: the message holds a name of this mutation and of no other, or
 * holds no mutation's name and the source line holds only this one's. A batch of one mutation caused all errors.
 */
export function errorsOf(
  mutation: Mutation,
  batch: readonly Mutation[],
  errors: readonly CompilerError[],
): CompilerError[] {
  if (batch.length === 1) return [...errors];
  return errors.filter(({ message, sourceLine }) => {
    const named = namedIn(withoutTypes(message), batch);
    const causes = named.length > 0 ? named : namedIn(sourceLine, batch);
    return causes.length === 1 && causes[0] === mutation;
  });
}

function namedIn(text: string, batch: readonly Mutation[]): Mutation[] {
  const holds = (name: string) => new RegExp(`(?<![\\w/-])${RegExp.escape(name)}(?![\\w/-])`).test(text);
  return batch.filter(({ names }) => names.some(holds));
}

/** Removes written-out types, which list all their properties, not only the wrong one. Quoted names stay. */
function withoutTypes(message: string): string {
  return message.replace(/'([^']*)'/g, (quoted, content: string) => (/^"?[\w/-]+"?$/.test(content) ? quoted : "''"));
}

/** The places that have to break, but have no error. */
export function silentPlaces({ breaks }: Mutation, errors: readonly CompilerError[]): string[] {
  return breaks.filter((place) => !errors.some(({ file }) => `${file}/`.startsWith(`${place}/`)));
}
