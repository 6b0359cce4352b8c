/** RFC 4180, by the book: records of fields; throws where the text breaks its rules. */
export function parseCsv(text: string): string[][] {
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  const records: string[][] = [];
  let record: string[] = [];
  while (field.lastIndex < text.length) {
    const at = field.lastIndex;
    const found = field.exec(text);
    if (found === null) throw new Error(`Not CSV at ${at}: ${text.slice(at, at + 40)}`);
    const [, quoted, plain, end] = found;
    record.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === "\r\n") {
      records.push(record);
      record = [];
    }
  }
  return records;
}

/** Records under the names of the first line. */
export function readCsv(text: string): Record<string, string>[] {
  const [head = [], ...records] = parseCsv(text);
  return records.map((record) => Object.fromEntries(head.map((name, index) => [name, record[index] ?? ""])));
}
