import { Group, Text } from "@mantine/core";
import { statePath } from "@site/content/paths";
import { useRouter } from "@tanstack/react-router";
import type { CSSProperties, MouseEvent } from "react";
import type { Outputs } from "../../data/trpc.ts";
import css from "./us-map.module.css";

const mapFile = "/art/us-map.svg";

type Props = {
  states: Outputs["states"]["list"];
  words: Outputs["pages"]["states"]["map"];
};

/**
 * The 50 states as links, with a plain, a hatched or a dotted ground by membership of the licensure compact. The map is
 * hidden from keyboards and screen readers, because the list of states contains the same links.
 */
export function UsMap({ states, words }: Props) {
  const router = useRouter();
  const legend = [
    { membership: true, label: words.member },
    { membership: false, label: words.notMember },
    { membership: null, label: words.unknown },
  ].map((entry) => ({ ...entry, count: states.filter(({ imlcMember }) => imlcMember === entry.membership).length }));

  function follow(event: MouseEvent, href: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    router.navigate({ to: href });
  }

  return (
    <figure className={css.figure} data-print="hide">
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
            <use href={`${mapFile}#${abbreviation}`} />
          </a>
        ))}
        <use href={`${mapFile}#codes`} className={css.codes} />
      </svg>
      <Group component="figcaption" gap="6px 32px" c="dimmed" fz="sm" lh="sm">
        {legend
          .filter(({ count }) => count > 0)
          .map(({ membership, label, count }) => (
            <Group key={label} component="span" gap={12} wrap="nowrap" align="start">
              <svg width="22" height="22" className={membershipClass(membership)} aria-hidden="true">
                <rect width="22" height="22" rx="4" />
              </svg>
              <span>
                <Text span fw="var(--mantine-font-weight-bold)" inherit c="black">
                  {count}
                </Text>{" "}
                {label}
              </span>
            </Group>
          ))}
      </Group>
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

type LocatorProps = {
  abbreviation: string;
  /** Part of the map, as an SVG view box. */
  view: string;
  /** false: no state is near. */
  hasNeighbors: boolean;
};

/** A state's outline, large, with those around it in pale. Decorative: the page names the state and its neighbors. */
export function Locator({ abbreviation, view, hasNeighbors }: LocatorProps) {
  const [, , width] = view.split(" ");
  const unit = { "--unit": `${Number(width) / 485}px` } as CSSProperties; // React's type lacks custom properties
  return (
    <svg viewBox={view} className={css.locator} style={unit} aria-hidden="true" focusable="false" data-print="hide">
      {hasNeighbors && <use href={`${mapFile}#states`} className={css.around} />}
      <use href={`${mapFile}#${abbreviation}`} className={css.own} />
    </svg>
  );
}
