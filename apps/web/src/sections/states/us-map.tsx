import { Group } from "@mantine/core";
import { statePath } from "@site/content/paths";
import { useRouter } from "@tanstack/react-router";
import type { CSSProperties, MouseEvent } from "react";
import type { Outputs } from "../../data/trpc.ts";
import css from "./us-map.module.css";

const mapFile = "/art/us-map.svg";

type Props = {
  states: Outputs["states"]["list"];
  copy: Outputs["pages"]["states"]["map"];
};

/** Keyboards and screen readers ignore the map, because the list of states has the same links. */
export function UsMap({ states, copy }: Props) {
  const router = useRouter();
  const places: Record<string, string> = copy.places;
  const kinds = [
    { membership: true, label: copy.member },
    { membership: false, label: copy.other },
    { membership: null, label: copy.unknown },
  ].map((entry) => ({ ...entry, count: states.filter(({ imlcMember }) => imlcMember === entry.membership).length }));

  function follow(event: MouseEvent, href: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    router.navigate({ to: href });
  }

  return (
    <figure className={css.figure} data-print="hide">
      <svg viewBox="0 0 985 610" className={css.map} aria-hidden="true" focusable="false">
        {states.map(({ slug, name, abbreviation, imlcMember }) => (
          <a
            key={slug}
            href={statePath(slug)}
            tabIndex={-1}
            className={css.state}
            data-membership={String(imlcMember)}
            onClick={(event) => follow(event, statePath(slug))}
          >
            <title>{name}</title>
            <use href={`${mapFile}#${abbreviation}`} />
          </a>
        ))}
        {states.map(({ slug, abbreviation }) => {
          const [x = "", y = "", ...inside] = places[slug]?.split(" ") ?? [];
          return x && <Code key={slug} text={abbreviation} at={[x, y]} inside={inside} />;
        })}
      </svg>
      <Group component="figcaption" gap="6px 32px" fz="sm" lh="sm">
        {kinds
          .filter(({ count }) => count > 0)
          .map(({ membership, label, count }) => (
            <Group key={label} component="span" gap={12} wrap="nowrap">
              <svg
                width="22"
                height="22"
                className={css.state}
                style={{ flex: "none" }}
                data-membership={String(membership)}
                aria-hidden="true"
              >
                <rect x="1" y="1" width="20" height="20" rx="4" />
              </svg>
              {`${count} ${label}`}
            </Group>
          ))}
      </Group>
    </figure>
  );
}

type CodeProps = { text: string; at: [string, string]; inside: readonly string[] };

function Code({ text, at: [x, y], inside: [dotX, dotY] }: CodeProps) {
  return (
    <g className={css.code}>
      {dotX !== undefined && <path d={`M${dotX} ${dotY}L${x} ${y}`} />}
      <text x={x} y={y}>
        {text}
      </text>
      {dotX !== undefined && <circle cx={dotX} cy={dotY} r="2.5" />}
    </g>
  );
}

type LocatorProps = {
  abbreviation: string;
  view: string;
  hasNeighbors: boolean;
};

export function Locator({ abbreviation, view, hasNeighbors }: LocatorProps) {
  const [, , width] = view.split(" ");
  const unit = { "--unit": `${Number(width) / 485}px` } as CSSProperties; // React's type has no custom properties
  return (
    <svg viewBox={view} className={css.locator} style={unit} aria-hidden="true" focusable="false" data-print="hide">
      {hasNeighbors && <use href={`${mapFile}#states`} className={css.around} />}
      <use href={`${mapFile}#${abbreviation}`} className={css.own} />
    </svg>
  );
}
