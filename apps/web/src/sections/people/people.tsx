import { Anchor, Center, Container, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { type Outputs, useSite } from "../../data/trpc.ts";
import ruled from "../../ui/frame/shell.module.css";
import { Facts } from "../../ui/rows/facts.tsx";
import css from "../sample-sheets/sample-sheets.module.css";
import { Sheet } from "../sample-sheets/sample-sheets.tsx";

type Message = Outputs["pages"]["about"]["message"];

export function People() {
  const { people } = useSite();
  if (people.length === 0) return null;
  return (
    <Stack component="ul" gap="md">
      {people.map((person) => (
        <li key={person.name}>
          <Who person={person} size={96} />
        </li>
      ))}
    </Stack>
  );
}

type Person = Outputs["pages"]["layout"]["site"]["people"][number];

function Who({ person: { name, role, years, photo, phone, telHref }, size = 64 }: { person: Person; size?: number }) {
  return (
    <Group gap="md" wrap="nowrap" align="start" c="dimmed" lh="sm">
      {photo === null ? (
        <Center w={size} h={size * 1.25} flex="none" bg="pine.0" c="pine.7" fz="xl" bdrs="md" aria-hidden="true">
          {initialsOf(name)}
        </Center>
      ) : (
        <img src={photo} alt="" width={size} height={size * 1.25} loading="lazy" className={css.portrait} />
      )}
      <div>
        <Text fw="var(--mantine-font-weight-medium)" c="black">
          {name}
        </Text>
        <p>{role}</p>
        {years !== null && <p>{`${years} years in credentialing`}</p>}
        {phone !== null && (
          <p>
            <Anchor variant="alone" href={telHref ?? undefined}>
              {phone}
            </Anchor>
          </p>
        )}
      </div>
    </Group>
  );
}

function initialsOf(name: string): string {
  return name
    .split(" ")
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join("");
}

export function MondayMessage({ message }: { message: Message }) {
  const { title, stamp, caption, from, date, subject, lines } = message;
  const [person] = useSite().people;
  return (
    <Sheet id="message" title={title} stamp={stamp} caption={caption}>
      <Stack gap="xs" fz="sm" className={css.message ?? ""}>
        <Group gap="0 16px" justify="space-between" c="dimmed">
          <span>{person ? `${message.by} ${person.name}` : from}</span> <span>{date}</span>
        </Group>
        <Text fw="var(--mantine-font-weight-medium)" size="sm">
          {subject}
        </Text>
        <Facts facts={lines.map(({ label, text }) => ({ label, value: text }))} />
        {person && <Who person={person} />}
      </Stack>
    </Sheet>
  );
}

type Item = { quote: string; role: string };

export function Testimonials({ items }: { items: readonly Item[] }) {
  return (
    <SimpleGrid component="ul" cols={{ base: 1, lg: 3 }}>
      {items.map((item) => (
        <li key={item.role}>
          <Quote {...item} />
        </li>
      ))}
    </SimpleGrid>
  );
}

export function Testimonial({ item }: { item: Item }) {
  return (
    <Container py="calc(var(--mantine-section-space) / 2)" fz="xl" fw="var(--mantine-font-weight-medium)">
      <Quote {...item} />
    </Container>
  );
}

function Quote({ quote, role }: Item) {
  return (
    <figure className={ruled.top}>
      <Text component="blockquote" inherit lh="sm" maw="34em" pt={14} pb={10}>
        “{quote}”
      </Text>
      <Text component="figcaption" size="sm" c="dimmed">
        {role}
      </Text>
    </figure>
  );
}
