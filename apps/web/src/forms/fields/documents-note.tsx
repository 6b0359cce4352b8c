import type { Link } from "@site/content/types/content";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "../lead-form.module.css";

/** How documents are kept, in a line beside the form. */
export function DocumentsNote({ words: { text, link } }: { words: { text: string; link: Link } }) {
  return (
    <p className={css.documents}>
      {text} <SiteLink href={link.href}>{link.label}</SiteLink>
    </p>
  );
}
