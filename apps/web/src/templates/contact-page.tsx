import type { Outputs } from "../data/client/trpc.ts";
import { LazyForm } from "../forms/hydration/lazy-form.tsx";
import { CallCards } from "../sections/contact-cards/call-cards.tsx";
import { ContactHead } from "../sections/contact-cards/contact-head.tsx";
import { Faqs } from "../sections/faqs/faqs.tsx";
import { Steps } from "../sections/steps/steps.tsx";
import { Shell } from "../ui/frame/shell.tsx";

type Props = Outputs["pages"]["contact"];

export function ContactPage({ hero, cards, expect, ways, emergency, scheduleCall, faqs }: Props) {
  return (
    <>
      <ContactHead hero={hero} cards={cards} call={emergency.action} form={<LazyForm name="contact" />} />
      <Shell id="expect" title={expect.title} intro={null} band>
        <Steps steps={expect.steps} />
      </Shell>
      <Shell id="ways" title={ways.title} intro={null}>
        <CallCards cards={[emergency, scheduleCall]} />
      </Shell>
      <Shell id="faqs" title={faqs.title} intro={null} layout="side">
        <Faqs faqs={faqs.items} />
      </Shell>
    </>
  );
}
