import { Stack } from "@mantine/core";
import type { Outputs } from "../data/trpc.ts";
import { LeadForm } from "../forms/lead-form.tsx";
import { ContactCards } from "../sections/contact-cards/contact-cards.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { People } from "../sections/people/people.tsx";
import { Sections } from "../sections/section.tsx";
import { ContactText } from "../ui/links/actions.tsx";

export function ContactPage({ hero, urgent, reach, cards, sections }: Outputs["pages"]["contact"]) {
  const number = (
    <p>
      <ContactText text={urgent} />
    </p>
  );
  return (
    <>
      <Hero {...hero} number={number} aside={<LeadForm name="contact" />} look="form">
        <Stack gap="lg">
          <ContactCards title={reach} cards={cards} />
          <People />
        </Stack>
      </Hero>
      <Sections sections={sections} />
    </>
  );
}
