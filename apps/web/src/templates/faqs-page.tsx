import { Container, Stack, Text, TextInput, Title } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { paths } from "@site/content/paths";
import { plainLetters } from "@site/content/plain-text";
import { searchLengthMax } from "@site/content/search/blog";
import { otherWords } from "@site/content/search/synonyms";
import type { FaqCategory } from "@site/content/types/content";
import { withoutMarks } from "@site/content/types/term-mark";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { type Outputs, trpc } from "../data/trpc.ts";
import { Faqs } from "../sections/answers/answers.tsx";
import { Closing } from "../sections/closing/closing.tsx";
import { Clock } from "../sections/durations/durations.tsx";
import { Hero } from "../sections/hero/hero.tsx";
import { LinkList, Terms } from "../sections/row-lists/row-lists.tsx";
import { Sections } from "../sections/section.tsx";
import { WithContents } from "../ui/contents/with-contents.tsx";
import css from "../ui/field/field.module.css";
import { GetForm } from "../ui/field/get-form.tsx";
import { Shell } from "../ui/frame/shell.tsx";
import { SiteLink } from "../ui/links/site-link.tsx";

const openMax = 10;

type Props = { page: Outputs["pages"]["faqs"] };

function FaqSearch({ page }: Props) {
  const { search, subjects, asked, otherWords, empty, categories } = page;
  const { field, query, settled, setQuery } = useQueryInAddress();
  const found = matchingFaqs(categories, query);
  const isSaid = hasFaq(categories, query);
  const isMeant = !isSaid && found.length > 0;
  const count = found.reduce((sum, { faqs }) => sum + faqs.length, 0);
  const counted = query.trim() === "" ? "" : `${count} ${count === 1 ? "question" : "questions"}`;
  const said = isMeant ? `${counted} ${otherWords} “${query.trim()}”` : counted;
  return (
    <>
      <search className={css.search} data-live data-print="hide">
        <Container>
          <GetForm action={paths.faqs} submit={search.submit} look="filled">
            <TextInput
              id="faq-query"
              name="q"
              type="search"
              label={search.label}
              placeholder={search.placeholder}
              ref={field}
              defaultValue={query}
              onChange={(event) => setQuery(event.target.value)}
              autoComplete="off"
            />
          </GetForm>
          <Text role="status" size="sm" c="dimmed" mih="1.6em" mt={8} mb="md">
            {/* React can't change a text that page translation has replaced, so the key replaces the element. */}
            <span key={said}>{said}</span>
          </Text>
        </Container>
      </search>
      {query.trim() === "" && (
        <Shell id="asked" title={asked.title} intro={null} look="minor">
          <LinkList links={asked.links} />
        </Shell>
      )}
      {found.length > 0 && (
        <FaqGroups
          categories={found}
          label={subjects}
          query={query.trim()}
          open={query.trim() !== "" && count <= openMax}
        />
      )}
      {found.length === 0 && (
        <Container>
          <Stack gap={10} align="start" py="lg">
            <Title order={2}>{empty.title}</Title>
            <p>{empty.text}</p>
            <SiteLink href={empty.link.href}>{empty.link.label}</SiteLink>
          </Stack>
        </Container>
      )}
      {!isSaid && <OtherPages asked={settled.trim()} copy={page.otherPages} />}
    </>
  );
}

/** Requirement 73: ignores case. If no question or answer contains the query, looks for its synonyms. */
export function matchingFaqs(categories: readonly FaqCategory[], query: string): FaqCategory[] {
  return hasFaq(categories, query) ? withAny(categories, [query]) : withAny(categories, otherWords(query.trim()));
}

export function hasFaq(categories: readonly FaqCategory[], query: string): boolean {
  return withAny(categories, [query]).length > 0;
}

function withAny(categories: readonly FaqCategory[], texts: readonly string[]): FaqCategory[] {
  const wanted = texts.map((text) => plainLetters(text.trim()));
  return categories
    .map((category) => ({
      ...category,
      faqs: category.faqs.filter(({ question, answer }) => {
        const own = [question, answer].map((text) => plainLetters(withoutMarks(text)));
        return wanted.some((text) => own.some((each) => each.includes(text)));
      }),
    }))
    .filter(({ faqs }) => faqs.length > 0);
}

const pauseMs = 300;

/** After a pause in typing, the URL contains the words, so that visitors can share the search or go back to it. */
function useQueryInAddress() {
  const { q = "" } = useSearch({ from: "/faqs" });
  const navigate = useNavigate({ from: "/faqs" });
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(q);
  const [settled] = useDebouncedValue(query, pauseMs);
  const written = useRef(q);

  // Reads a text that the visitor has typed before React was loaded, so that it filters the questions too.
  useEffect(() => setQuery(field.current?.value ?? ""), []);

  useEffect(() => {
    if (settled === written.current) return;
    written.current = settled;
    void navigate({ search: { q: settled === "" ? undefined : settled }, replace: true, resetScroll: false });
  }, [settled, navigate]);

  useEffect(() => {
    if (q === written.current) return;
    written.current = q;
    setQuery(q);
    if (field.current) field.current.value = q;
  }, [q]);

  return { field, query, settled, setQuery };
}

type GroupsProps = { categories: readonly FaqCategory[]; label: string; query: string; open: boolean };

function FaqGroups({ categories, label, query, open }: GroupsProps) {
  const links = categories.map(({ id, title, faqs }) => ({ id, text: title, count: faqs.length }));
  return (
    <div className={query === "" ? undefined : css.searched}>
      <WithContents label={label} links={links} folded={false}>
        {categories.map(({ id, title, faqs }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <Title order={2} size="h4" id={`${id}-heading`} mb="sm">
              {title}
            </Title>
            <Faqs faqs={faqs} query={query} open={open} />
          </section>
        ))}
      </WithContents>
    </div>
  );
}

function OtherPages({ asked, copy }: { asked: string; copy: Props["page"]["otherPages"] }) {
  const { data: links = [] } = trpc.pages.otherPages.useQuery(otherPagesQuery(asked), { enabled: asked !== "" });
  if (links.length === 0) return null;
  return (
    <Shell key={asked} id="elsewhere" title={`${copy.title} “${asked}”`} intro={null} look="minor">
      <LinkList links={links} />
    </Shell>
  );
}

export function otherPagesQuery(query: string) {
  return { words: query.trim().slice(0, searchLengthMax) };
}

export function FaqsPage() {
  const [page] = trpc.pages.faqs.useSuspenseQuery();
  const { hero, howLong, sections, closing } = page;
  return (
    <>
      <Hero {...hero} />
      <FaqSearch page={page} />
      <Shell id={howLong.id} title={howLong.title} intro={howLong.intro} look="band">
        <Stack gap="lg">
          <Clock clock={howLong.clock} />
          <Terms terms={howLong.terms} />
        </Stack>
      </Shell>
      <Sections sections={sections} />
      <Closing closing={closing} hasForm={false} />
    </>
  );
}
