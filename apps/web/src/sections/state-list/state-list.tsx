import { Button, Group } from "@mantine/core";
import { statePath } from "@site/content/paths";
import type { Link } from "@site/content/types/content";
import type { Outputs } from "../../data/trpc.ts";
import { SiteLink } from "../../ui/links/site-link.tsx";
import css from "./state-list.module.css";

export function FeaturedStates({ title, links }: { title: string; links: readonly Link[] }) {
  return (
    <Group gap="12px 24px">
      <strong>{title}</strong>
      <Group component="ul" gap={10}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Button component={SiteLink} variant="default" size="sm" href={href}>
              {label}
            </Button>
          </li>
        ))}
      </Group>
    </Group>
  );
}

export function StateList({ states }: { states: Outputs["states"]["list"] }) {
  return (
    <ul className={css.list}>
      {states.map(({ id, name, slug, abbreviation }) => (
        <li key={id}>
          <SiteLink href={statePath(slug)} className={css.state}>
            <span aria-hidden="true">{abbreviation}</span>
            {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
