import { paths } from "@site/content/paths";
import type { TextPart } from "@site/content/types/content";
import { Unbroken } from "../text/unbroken.tsx";
import css from "./glossary-text.module.css";
import { SiteLink } from "./site-link.tsx";

/** A text whose words of the glossary lead there. */
export function GlossaryText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map((part, index) =>
    typeof part === "string" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: -- a fixed text, whose parts may be equal, such as two commas
      <Unbroken key={index} text={part} />
    ) : (
      <SiteLink key={part.term} href={`${paths.glossary}#${part.term}`} className={css.term}>
        {part.text}
      </SiteLink>
    ),
  );
}
