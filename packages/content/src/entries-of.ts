/**
 * `Object.entries` with the keys of the object's type. For objects that are written down as a whole: a value may have
 * more keys at run time than its type names.
 */
export function entriesOf<T extends object>(object: T): { [K in keyof T & string]: [K, T[K]] }[keyof T & string][] {
  return Object.entries(object) as { [K in keyof T & string]: [K, T[K]] }[keyof T & string][]; // the library types keys as string
}

/** Whether the object itself has this key: `constructor` and the other inherited names are none. */
export function isKeyOf<T extends object>(object: T, key: string): key is keyof T & string {
  return Object.hasOwn(object, key);
}
