import { statePath } from "@site/content/paths";
import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import type { Outputs } from "../../data/client/trpc.ts";
import css from "./us-map.module.css";

const map = "/art/us-map.svg";

type Props = {
  states: Outputs["states"]["list"];
  words: { member: string; notMember: string; unknown: string };
};

/**
 * The 50 states as links, with a plain, a hatched or a dotted ground by membership of the licensure compact. The map is
 * hidden from keyboards and screen readers, because the list of states contains the same links.
 */
export function UsMap({ states, words }: Props) {
  const router = useRouter();
  const count = (membership: boolean | null) => states.filter(({ imlcMember }) => imlcMember === membership).length;

  function follow(event: MouseEvent, href: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    router.navigate({ to: href });
  }

  return (
    <figure className={css.figure}>
      <svg viewBox="0 0 985 610" className={css.map} aria-hidden="true" focusable="false">
        <Patterns />
        {states.map(({ slug, name, abbreviation, imlcMember }) => (
          <a
            key={slug}
            href={statePath(slug)}
            tabIndex={-1}
            className={membershipClass(imlcMember)}
            onClick={(event) => follow(event, statePath(slug))}
          >
            <title>{name}</title>
            <use href={`${map}#${abbreviation}`} />
          </a>
        ))}
        <use href={`${map}#codes`} className={css.codes} />
      </svg>
      <figcaption className={css.legend}>
        <LegendItem className={css.member} count={count(true)}>
          {words.member}
        </LegendItem>
        <LegendItem className={css.outside} count={count(false)}>
          {words.notMember}
        </LegendItem>
        {count(null) > 0 && (
          <LegendItem className={css.unknown} count={count(null)}>
            {words.unknown}
          </LegendItem>
        )}
      </figcaption>
    </figure>
  );
}

/** Grounds that differ in form, because colour alone is invisible to some readers and in print. */
function Patterns() {
  return (
    <defs>
      <pattern
        id="hatched"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
        className={css.hatched}
      >
        <rect width="7" height="7" />
        <path d="M0 0V7" />
      </pattern>
      <pattern id="dotted" width="7" height="7" patternUnits="userSpaceOnUse" className={css.dotted}>
        <rect width="7" height="7" />
        <circle cx="3.5" cy="3.5" r="1.5" />
      </pattern>
    </defs>
  );
}

function membershipClass(imlcMember: boolean | null): string | undefined {
  if (imlcMember === null) return css.unknown;
  return imlcMember ? css.member : css.outside;
}

type LegendProps = { className: string | undefined; count: number; children: string };

function LegendItem({ className, count, children }: LegendProps) {
  return (
    <span className={css.key}>
      <svg width="22" height="22" className={className} aria-hidden="true">
        <rect width="22" height="22" rx="4" />
      </svg>
      <span>
        <strong className={css.count}>{count}</strong> {children}
      </span>
    </span>
  );
}
