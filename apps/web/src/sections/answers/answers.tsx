import { Anchor, SimpleGrid, Stack, Title } from "@mantine/core";
import type { BuyingAnswer } from "@site/content/types/sections";
import ruled from "../../ui/frame/ruled.module.css";
import { SiteLink } from "../../ui/links/site-link.tsx";
import { NoWrap } from "../../ui/text/no-wrap.tsx";

/** Columns of short answers. */
export function Answers({ answers }: { answers: readonly BuyingAnswer[] }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, xl: 4 }} pt="md" className={ruled.top ?? ""}>
      {answers.map(({ title, lines, link }) => (
        <div key={title}>
          <Title order={3}>{title}</Title>
          <Stack component="ul" gap={10} pt="sm">
            {lines.map((line) => (
              <li key={line}>
                <NoWrap text={line} />
              </li>
            ))}
            <li>
              <Anchor component={SiteLink} variant="alone" href={link.href}>
                {link.label}
              </Anchor>
            </li>
          </Stack>
        </div>
      ))}
    </SimpleGrid>
  );
}
