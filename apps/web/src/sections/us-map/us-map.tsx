import { statePath } from "@site/content/paths";
import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import type { Outputs } from "../../data/client/trpc.ts";
import map from "../../generated/us-map.svg?url";
import css from "./us-map.module.css";

type Props = {
  states: Outputs["states"]["list"];
  words: { label: string; member: string; notMember: string; unknown: string };
  /** Slug of the state to highlight, on that state's page. */
  current?: string;
};

/**
 * The 50 states as links, coloured by membership of the licensure compact. The map is hidden from keyboards and screen
 * readers, because the list of states contains the same links and facts.
 */
export function UsMap({ states, words, current }: Props) {
  const router = useRouter();
  const hasUnknown = states.some(({ imlcMember }) => imlcMember === null);

  function follow(event: MouseEvent, href: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    router.navigate({ to: href });
  }

  return (
    <figure>
      <svg viewBox="0 0 975 610" className={css.map} aria-hidden="true" focusable="false">
        {states.map(({ slug, name, abbreviation, imlcMember }) => (
          <a
            key={slug}
            href={statePath(slug)}
            tabIndex={-1}
            className={slug === current ? css.current : membershipClass(imlcMember)}
            onClick={(event) => follow(event, statePath(slug))}
          >
            <title>{name}</title>
            <use href={`${map}#${abbreviation}`} />
          </a>
        ))}
      </svg>
      <figcaption className={css.legend}>
        <LegendItem className={css.member}>{words.member}</LegendItem>
        <LegendItem className={css.outside}>{words.notMember}</LegendItem>
        {hasUnknown && <LegendItem className={css.unknown}>{words.unknown}</LegendItem>}
      </figcaption>
    </figure>
  );
}

function membershipClass(imlcMember: boolean | null): string | undefined {
  if (imlcMember === null) return css.unknown;
  return imlcMember ? css.member : css.outside;
}

function LegendItem({ className, children }: { className: string | undefined; children: string }) {
  return (
    <span className={css.key}>
      <svg width="16" height="16" className={className} aria-hidden="true">
        <rect width="16" height="16" rx="4" />
      </svg>
      {children}
    </span>
  );
}
