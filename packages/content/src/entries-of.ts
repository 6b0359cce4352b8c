/** `Object.entries` with typed keys, only for object literals: other values may have more keys than their types. */
export function entriesOf<T extends object>(object: T): { [K in keyof T & string]: [K, T[K]] }[keyof T & string][] {
  return Object.entries(object) as { [K in keyof T & string]: [K, T[K]] }[keyof T & string][]; // the library types keys as string
}

/** Whether the object itself has this key. Inherited names such as `constructor` don't count. */
export function isKeyOf<T extends object>(object: T, key: string): key is keyof T & string {
  return Object.hasOwn(object, key);
}
