import type { IsoDate, Source } from "../../types.ts";

/** A page that was read on this day. */
export function read(checkedOn: IsoDate, title: string, publisher: string, url: Source["url"]): Source {
  return { title, publisher, url, checkedOn };
}

/** A page that is known by title and address, and was not read. */
export function known(title: string, publisher: string, url: Source["url"]): Source {
  return { title, publisher, url, checkedOn: null };
}

/** A section of the Code of Federal Regulations in its current text. */
export function cfr(title: number, section: string, subject: string): Source {
  const url: Source["url"] = `https://www.ecfr.gov/current/title-${title}/section-${section}`;
  return known(`${title} CFR ${section}: ${subject}`, "Electronic Code of Federal Regulations", url);
}
