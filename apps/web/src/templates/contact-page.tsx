import { Anchor, Stack, Title, VisuallyHidden } from "@mantine/core";
import type { IconName } from "@site/content/icons";
import { Fragment } from "react";
import { trpc, useSite } from "../data/trpc.ts";
import { ContactForm } from "../forms/contact-form.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { People } from "../sections/people/people.tsx";
import { Sections } from "../sections/section.tsx";
import { Steps } from "../sections/steps/steps.tsx";
import { Icon } from "../ui/icon.tsx";
import { Asked, ContactText } from "../ui/links/actions.tsx";
import { Rows } from "../ui/rows/rows.tsx";

export function ContactPage() {
  const [{ hero, urgent, asked, reach, cards, expect, sections }] = trpc.pages.contact.useSuspenseQuery();
  const number = (
    <>
      <p>
        <ContactText text={urgent} />
      </p>
      <Asked links={asked} />
    </>
  );
  return (
    <>
      <Hero {...hero} number={number} aside={<ContactForm />} look="form">
        <Stack gap="lg">
          <ContactCards title={reach} cards={cards} />
          <People />
          <section aria-labelledby="expect">
            <Title order={2} size="h5" id="expect" mb="md">
              {expect.title}
            </Title>
            <Steps steps={expect.steps} />
          </section>
        </Stack>
      </Hero>
      <Sections sections={sections} />
    </>
  );
}

type ContactCard = { title: string; lines: readonly string[]; icon: IconName; link: "tel" | "mailto" | null };

function ContactCards({ title, cards }: { title: string; cards: readonly ContactCard[] }) {
  const { telHref, email } = useSite();
  const hrefs = { tel: telHref, mailto: `mailto:${email}` };
  const rows = cards.map(({ title: label, lines: [first, ...rest], icon, link }) => {
    const text = (
      <>
        {link === null ? (
          first
        ) : (
          <Anchor variant="alone" href={hrefs[link]}>
            {first}
          </Anchor>
        )}
        {rest.map((line) => (
          <Fragment key={line}>
            {" "}
            <br />
            {line}
          </Fragment>
        ))}
      </>
    );
    return { label, text, lead: <Icon name={icon} />, heading: true };
  });
  return (
    <section aria-labelledby="reach">
      <Title order={2} id="reach">
        <VisuallyHidden>{title}</VisuallyHidden>
      </Title>
      <Rows rows={rows} />
    </section>
  );
}
