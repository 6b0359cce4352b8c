import { Box, Container, Divider, Group, SimpleGrid, Stack, Title } from "@mantine/core";
import { footerColumns, frameCopy, legalLinks, socialNames } from "@site/content/nav";
import { copyrightYear } from "@site/content/site";
import { useSite } from "../data/trpc.ts";
import { SiteLink } from "../ui/links/site-link.tsx";
import css from "./footer.module.css";
import { Logo } from "./header/header.tsx";

export function Footer() {
  const { name, phone, telHref, email, street, city, region, postalCode, social, hours } = useSite();
  const [mailbox, host] = email.split("@");
  return (
    <footer className={css.footer}>
      <Container className={css.inner ?? ""}>
        <SimpleGrid cols={1} spacing={20} className={css.columns ?? ""}>
          <Stack component="address" gap={4} align="start" className={css.company ?? ""}>
            <Logo name={name} />
            <Group gap="4px 24px">
              <a href={telHref}>{phone}</a>
              <a href={`mailto:${email}`}>
                {mailbox}
                <wbr />@{host}
              </a>
            </Group>
            <span>{hours}</span>
            <span>
              {street}, <Box component="span" display="inline-block">{`${city}, ${region} ${postalCode}`}</Box>
            </span>
            <Group component="ul" gap="0 20px" data-print="hide">
              {socialNames.map((network) => (
                <li key={network}>{social[network] === null ? network : <a href={social[network]}>{network}</a>}</li>
              ))}
            </Group>
          </Stack>
          {footerColumns.map(({ title, links }) => (
            <nav key={title} aria-label={title} data-print="hide">
              <Title order={2} size="sm" fw="var(--mantine-font-weight-medium)" mb="xs">
                {title}
              </Title>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <SiteLink href={href}>{label}</SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </SimpleGrid>
        <Divider className={css.line ?? ""} />
        <Group gap="4px 20px" className={css.legal ?? ""}>
          <p>
            © {copyrightYear} {name}. {frameCopy.rights}
          </p>
          <Group component="ul" gap="0 20px" data-print="hide">
            {legalLinks.map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href}>{label}</SiteLink>
              </li>
            ))}
          </Group>
        </Group>
      </Container>
    </footer>
  );
}
