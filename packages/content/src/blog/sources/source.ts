import type { IsoDate, Source } from "../../types/content.ts";

export function read(checkedOn: IsoDate, title: string, publisher: string, url: Source["url"]): Source {
  return { title, publisher, url, checkedOn };
}

/** A source that we have not read. We know only its title and its URL. */
export function known(title: string, publisher: string, url: Source["url"]): Source {
  return { title, publisher, url, checkedOn: null };
}

export function cfr(title: number, section: string, subject: string): Source {
  const url: Source["url"] = `https://www.ecfr.gov/current/title-${title}/section-${section}`;
  return known(`${title} CFR ${section}: ${subject}`, "Electronic Code of Federal Regulations", url);
}
