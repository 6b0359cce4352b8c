import type { Outputs } from "../data/trpc.ts";
import { LeadForm } from "../forms/lead-form.tsx";
import { CallCards, ContactCards } from "../sections/contact-cards/contact-cards.tsx";
import { Clock } from "../sections/durations/durations.tsx";
import { Faqs } from "../sections/faqs/faqs.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { People } from "../sections/people/people.tsx";
import { Steps } from "../sections/steps/steps.tsx";
import { Shell } from "../ui/frame/shell.tsx";
import { ContactText } from "../ui/links/contact-text.tsx";

type Props = Outputs["pages"]["contact"];

export function ContactPage(props: Props) {
  const { hero, urgent, reach, cards, expect, ways, emergency, scheduleCall, times, faqs } = props;
  return (
    <>
      <Hero
        {...hero}
        number={
          <p>
            <ContactText text={urgent} />
          </p>
        }
        aside={<LeadForm name="contact" />}
        look="form"
      >
        <ContactCards title={reach} cards={cards} />
        <People />
      </Hero>
      <Shell id="expect" title={expect.title} intro={null} look="band">
        <Steps steps={expect.steps} />
      </Shell>
      <Shell id="ways" title={ways.title} intro={null}>
        <CallCards cards={[emergency, scheduleCall]} />
      </Shell>
      <Shell id="times" title={times.title} intro={null} look="minor">
        <Clock clock={times.clock} />
      </Shell>
      <Shell id="faqs" title={faqs.title} intro={null} look="side">
        <Faqs faqs={faqs.items} />
      </Shell>
    </>
  );
}
