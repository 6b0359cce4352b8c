import type { Mutation } from "./mutations.ts";
import type { CompilerError } from "./type-check.ts";

/**
 * Shares mutations among as few compiles as possible: those of one batch change different declarations and have no name
 * in common, so that an error can be told to be about one of them.
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
 * The errors that only this mutation of the batch can have caused: their message holds one of its names and no name of
 * another mutation, or their message names no mutation and their source line only this one. A mutation that is alone
 * caused all errors.
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

/** Quoted names stay; written-out types go, because they list all their properties, whichever is the wrong one. */
function withoutTypes(message: string): string {
  return message.replace(/'([^']*)'/g, (quoted, content: string) => (/^"?[\w/-]+"?$/.test(content) ? quoted : "''"));
}

/** The places that have to break and hold none of the errors. */
export function silentPlaces({ breaks }: Mutation, errors: readonly CompilerError[]): string[] {
  return breaks.filter((place) => !errors.some(({ file }) => `${file}/`.startsWith(`${place}/`)));
}
