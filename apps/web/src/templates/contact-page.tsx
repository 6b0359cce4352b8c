import { Stack, Title } from "@mantine/core";
import { trpc } from "../data/trpc.ts";
import { ContactForm } from "../forms/contact-form.tsx";
import { ContactCards } from "../sections/contact-cards/contact-cards.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { People } from "../sections/people/people.tsx";
import { Sections } from "../sections/section.tsx";
import { Steps } from "../sections/steps/steps.tsx";
import { Asked, ContactText } from "../ui/links/actions.tsx";

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
