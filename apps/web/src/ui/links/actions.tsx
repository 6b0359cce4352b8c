import { Anchor, Box, Button, Group, SimpleGrid, VisuallyHidden } from "@mantine/core";
import type { Action, Link } from "@site/content/types/content";
import type { ReactNode } from "react";
import { useSite } from "../../data/trpc.ts";
import { NoWrap } from "../text/no-wrap.tsx";
import css from "./actions.module.css";
import { SiteLink, type SiteLinkProps } from "./site-link.tsx";

type Props = {
  actions: readonly Action[];
  /** Use `links` next to a form, so that the form's button is the only button. */
  look?: "buttons" | "on-dark" | "links";
  children?: ReactNode;
};

const variants = { buttons: ["filled", "default"], "on-dark": ["white", "outline"] } as const;

/** The first action is the primary one. The href `tel` stands for the company's phone number. */
export function Actions({ actions, look = "buttons", children }: Props) {
  return (
    <Group gap="sm" className={css.row ?? ""} data-look={look} data-print="hide">
      {actions.map((action, index) => {
        const { label, href } = action;
        const tracked = `cta_click ${label}` as const;
        return look === "links" ? (
          <ActionLink key={label} href={href} data-track={tracked}>
            <Label {...action} />
          </ActionLink>
        ) : (
          <Button
            key={label}
            component={ActionLink}
            href={href}
            data-track={tracked}
            variant={variants[look][index ? 1 : 0]}
            {...(look === "on-dark" && index > 0 && { color: "white" })}
          >
            <Label {...action} />
          </Button>
        );
      })}
      {children}
    </Group>
  );
}

type ActionLinkProps = Pick<SiteLinkProps, "className" | "data-track" | "children"> & Pick<Action, "href">;

function ActionLink({ href, ...rest }: ActionLinkProps) {
  const { telHref, bookingUrl } = useSite();
  if (href === "tel") return <a href={telHref} {...rest} />;
  // Without a booking page, this leads to the phone field, which a link of the router wouldn't focus.
  if (href === "booking") return <a href={bookingUrl ?? "#contact-phone"} {...rest} />;
  return <SiteLink href={href} {...rest} />;
}

function Label({ label, labelEnd }: Action) {
  return (
    <span>
      <NoWrap text={label} />
      {labelEnd && <VisuallyHidden> {labelEnd}</VisuallyHidden>}
    </span>
  );
}

export function AllLink({ link: { label, href } }: { link: Link }) {
  return (
    <Box component="p" pt={24} data-print="hide">
      <Button component={SiteLink} href={href} variant="default" data-track={`cta_click ${label}`}>
        {label}
      </Button>
    </Box>
  );
}

/** Shows links to answers. They aren't links of the router, because some lead to a part of the same page. */
export function Asked({ links }: { links: readonly Link[] }) {
  return (
    <SimpleGrid component="ul" cols={2} spacing="md" verticalSpacing={18} data-print="hide">
      {links.map(({ label, href }) => (
        <li key={label}>
          <Anchor variant="alone" href={href}>
            {label}
          </Anchor>
        </li>
      ))}
    </SimpleGrid>
  );
}

type Contact = { label: string; href: string };

export function ContactText({ text }: { text: string }) {
  const { phone, telHref, email, privacyEmail, legalEmail } = useSite();
  const emails = [email, privacyEmail, legalEmail].map((address) => ({ label: address, href: `mailto:${address}` }));
  return <LinkedText text={text} contacts={[{ label: phone, href: telHref }, ...emails]} />;
}

function LinkedText({ text, contacts }: { text: string; contacts: readonly Contact[] }) {
  const contact = contacts.find(({ label }) => text.includes(label));
  if (contact === undefined) return <NoWrap text={text} />;
  const { label, href } = contact;
  const at = text.indexOf(label);
  return (
    <>
      <LinkedText text={text.slice(0, at)} contacts={contacts} />
      <a href={href}>{label}</a>
      <LinkedText text={text.slice(at + label.length)} contacts={contacts} />
    </>
  );
}
