import { flood, massText, sales, spamLink } from "./bot-words.ts";
import type { Chance } from "./chance.ts";
import { humanMessage, latinName } from "./human-words.ts";
import { type EntryPoint, type Senders, scripted, type Visit } from "./visit.ts";

const api = ["REST", "tRPC"] as const;
const mixedCase = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

type Sent = { message: string; name?: string; email?: string; ip?: string; beside?: Record<string, unknown> };

/** Sent without a browser. `beside`: the hidden fields that the program sends. */
function posted(
  chance: Chance,
  entryPoint: EntryPoint,
  { message, beside = {}, ip = chance.ip(), ...given }: Sent,
): Visit {
  const email = `${chance.letters(6, 12)}${chance.digits(2)}@mail.example`;
  return {
    entryPoint,
    submission: { form: "contact", values: { name: latinName(chance), email, ...given, message, ...beside }, ip },
  };
}

/** A headless browser, which runs our page's scripts. */
function headless(chance: Chance, elapsedMs: number, sent: Sent): Visit {
  return posted(chance, "tRPC", { ...sent, beside: scripted(chance, elapsedMs) });
}

/** Parses the page's form and fills every field. */
function stuffed(chance: Chance, message: string, subject: string): Visit {
  const beside = { phone: chance.digits(11), company: "google", service: "consultation", subject };
  return posted(chance, "form post", { message, beside });
}

function campaign(count: number, one: (n: number) => Visit): Visit[] {
  return Array.from({ length: count }, (_, n) => one(n));
}

/** Bots by their behaviour. */
export const bots: Readonly<Record<string, Senders>> = {
  "fills every field it finds, the hidden one too": (chance) => {
    const subject = chance.pick(["Hello", spamLink(chance), "Business proposal"]);
    const entryPoint = chance.pick<EntryPoint>(["form post", ...api]);
    return [posted(chance, entryPoint, { message: humanMessage(chance, ""), beside: { subject } })];
  },
  "drops links in no time": (chance) => {
    const links = campaignLinks(chance, chance.between(1, 5));
    return [headless(chance, chance.between(0, 700), { message: `${humanMessage(chance, "")} ${links}` })];
  },
  "posts markup": (chance) => {
    const link = spamLink(chance);
    const message = chance.pick([
      `[url=${link}]${chance.letters(5, 9)}[/url]`,
      `Great site! <a href="${link}">${chance.letters(4, 8)}</a>`,
      `[link=${link}]best[/link] <A HREF='${link}' rel=dofollow>x</A>`,
      `<script>location="${link}"</script> ${humanMessage(chance, "")}`,
    ]);
    return [
      posted(chance, chance.pick<EntryPoint>(["form post", ...api]), {
        message,
        beside: chance.happens(0.5) ? { subject: "" } : {},
      }),
    ];
  },
  "sends one text from changing addresses": (chance) => {
    const text = massText(chance);
    const entryPoint = chance.pick<EntryPoint>(["form post", ...api]);
    const beside = entryPoint === "form post" ? { subject: "" } : {};
    return campaign(250, (n) => posted(chance, entryPoint, { message: text.replaceAll("{n}", `${n * 7}`), beside }));
  },
  "floods from one address": (chance) => {
    const ip = chance.ip();
    const entryPoint = chance.pick<EntryPoint>(["form post", "REST", "REST"]);
    const beside = entryPoint === "form post" ? { subject: "" } : {};
    return campaign(250, () => posted(chance, entryPoint, { message: flood(chance), ip, beside }));
  },
  "sells through the API": (chance) => [
    posted(chance, chance.pick(api), { message: sales(chance, chance.between(1, 4)) }),
  ],
  "types random letters in a headless browser": (chance) => {
    const alphabet = chance.happens(0.7) ? mixedCase : undefined;
    const [name, company, message] = [
      chance.letters(11, 18, alphabet),
      chance.letters(12, 18, alphabet),
      chance.letters(14, 30, alphabet),
    ];
    const sent = { name, message, beside: { ...scripted(chance, chance.between(300, 9_000)), company } };
    return [posted(chance, "tRPC", sent)];
  },
  "stuffs the form without scripts": (chance) =>
    chance.happens(0.6)
      ? [stuffed(chance, sales(chance, 1), sales(chance, 1))]
      : [stuffed(chance, `${sales(chance, chance.between(2, 3))} ${spamLink(chance)}`, "")],
};

function campaignLinks(chance: Chance, count: number): string {
  return Array.from({ length: count }, () => spamLink(chance)).join(" ");
}
