import type { Chance } from "./chance.ts";
import { humanEmail, humanMessage, humanPhone, latinName, longMessage, otherName } from "./human-words.ts";
import { type Senders, type Submission, scripted, type Visit } from "./visit.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The partner that tests configure. */
export const partnerOfTests = { name: "partner-of-tests", secret: "a-partner-of-tests-only-7Rz41" };

type Person = { name: string; email: string; ip: string; message: string };

function person(chance: Chance, given: Partial<Person> = {}): Person {
  const name = given.name ?? latinName(chance);
  return { name, email: humanEmail(chance), ip: chance.ip(), message: humanMessage(chance, name), ...given };
}

/** Visible fields of one of the two forms; optional ones are sometimes empty. */
function typedBy(chance: Chance, who: Person): Pick<Submission, "form" | "values"> {
  if (chance.happens(0.3)) return requestTypedBy(chance, who);
  const { name, email, message } = who;
  const phone = chance.happens(0.5) ? humanPhone(chance) : "";
  const service = chance.pick(["", "payer-enrollment", "re-credentialing", "consultation"]);
  return { form: "contact" as const, values: { name, email, phone, company: "", service, message } };
}

/** The consultation form, whose fields a browser can autofill. */
function requestTypedBy(chance: Chance, { name, email }: Person) {
  const practice = chance.happens(0.5) ? `${name} Clinic` : "";
  return { form: "consultation" as const, values: { name, email, phone: humanPhone(chance), practice } };
}

/** Sent by the page's script. */
function byScript(chance: Chance, who: Person, elapsedMs: number, subject = "", typed = typedBy): Visit {
  const { form, values } = typed(chance, who);
  const { idempotencyKey, ...beside } = scripted(chance, elapsedMs, subject);
  return { entryPoint: "tRPC", submission: { form, values: { ...values, ...beside }, idempotencyKey, ip: who.ip } };
}

/** Sent as a form post: the fields that scripts set are empty. */
function byBrowser(chance: Chance, who: Person): Visit {
  const { form, values } = typedBy(chance, who);
  return { entryPoint: "form post", submission: { form, values: { ...values, subject: "" }, ip: who.ip } };
}

function eitherWay(chance: Chance, who: Person): Visit {
  return chance.happens(0.3) ? byBrowser(chance, who) : byScript(chance, who, chance.between(5_000, 3 * minuteMs));
}

function withSite(chance: Chance): Person {
  const who = person(chance);
  const site = `${chance.pick(["https://www.", "http://", "www."])}${chance.letters(5, 12)}-clinic.example/team`;
  return { ...who, message: `${who.message} Our site: ${site}` };
}

/** People by the trait that a spam filter may mistake. */
export const humans: Readonly<Record<string, Senders>> = {
  "the browser fills in the form": (chance) => [byScript(chance, person(chance), chance.between(950, 6_000))],
  "a password manager fills the hidden field too": (chance) => {
    const who = person(chance);
    return [byScript(chance, who, chance.between(1_200, 30_000), chance.pick([who.name, who.email, "Dr."]))];
  },
  "one keystroke fills and sends": (chance) => [
    byScript(chance, person(chance), chance.between(200, 899), "", requestTypedBy),
  ],
  "a fast typist": (chance) => [byScript(chance, person(chance), chance.between(1_500, 2_500))],
  "a slow one": (chance) => [byScript(chance, person(chance), chance.between(5 * minuteMs, 90 * minuteMs))],
  "a page left open for three days": (chance) => [
    byScript(chance, person(chance), 3 * dayMs + chance.between(0, dayMs)),
  ],
  "no JavaScript": (chance) => [byBrowser(chance, person(chance))],
  "blocked scripts, and a link to the practice": (chance) => [byBrowser(chance, withSite(chance))],
  "a link to the practice": (chance) => [byScript(chance, withSite(chance), chance.between(4_000, 5 * minuteMs))],
  "a mention of what others sell": (chance) => {
    const who = person(chance);
    const aside = chance.pick([
      "Our SEO agency sent us.",
      "Reach me on Telegram.",
      "Do you take Bitcoin?",
      "No backlinks!",
    ]);
    return [eitherWay(chance, { ...who, message: `${who.message} ${aside}` })];
  },
  "a page of numbers": (chance) => {
    const who = person(chance);
    return [eitherWay(chance, { ...who, message: longMessage(chance, who.name) })];
  },
  "a name in another script": (chance) => [eitherWay(chance, person(chance, { name: otherName(chance) }))],
  "a clinic behind one address": (chance) => {
    const ip = chance.ip();
    return Array.from({ length: chance.between(3, 8) }, () => eitherWay(chance, person(chance, { ip })));
  },
  "colleagues who agreed on a text": (chance) => {
    const { message, ip } = person(chance);
    return Array.from({ length: chance.between(2, 4) }, () => eitherWay(chance, person(chance, { ip, message })));
  },
  "a partner's program, one template for all leads": (chance) => {
    const ip = chance.ip();
    const greeting = humanMessage(chance, "the partner desk");
    return Array.from({ length: 30 }, () => {
      const { name, email } = person(chance);
      const values = { name, email, message: `${greeting} Lead ${chance.digits(8)} from our desk.` };
      return { entryPoint: "REST", submission: { form: "contact", values, ip, partnerKey: partnerOfTests.secret } };
    });
  },
  "somebody who corrects the address": (chance) => {
    const who = person(chance);
    return [byScript(chance, who, 40_000), byScript(chance, { ...who, email: humanEmail(chance) }, 55_000)];
  },
};
