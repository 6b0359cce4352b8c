import { inReadingOrder } from "@site/trpc-router/control-characters";
import { tokens } from "@site/web/tokens";
import { escapeMarkup } from "../../http/markup.ts";

/** `way` says what the link does, for example "Call". Only the text version shows it, followed by the URL. */
export type Fact = { label: string; value: string; href: string | null; way: string | null };

export type Block =
  | { is: "text"; text: string }
  | { is: "heading"; text: string }
  | { is: "facts"; facts: readonly Fact[] }
  | { is: "quote"; text: string }
  | { is: "button"; label: string; url: string }
  | { is: "rows"; rows: readonly Row[] }
  | { is: "small"; text: string };

export type Row = { text: string; more: string | null; url: string | null };

export function textOf(blocks: readonly Block[]): string {
  return inReadingOrder(blocks.map(blockText).join("\n\n"));
}

function blockText(block: Block): string {
  switch (block.is) {
    case "facts":
      return block.facts
        .flatMap(({ label, value, href, way }) => [`${label}: ${value}`, ...(way && href ? [`${way}: ${href}`] : [])])
        .join("\n");
    case "button":
      return `${block.label}:\n${block.url}`;
    case "rows":
      return block.rows
        .flatMap(({ text, more, url }) => [text, ...[more, url].flatMap((line) => (line ? [`  ${line}`] : []))])
        .join("\n");
    case "heading":
      return `${block.text}:`;
    default:
      return block.text;
  }
}

const ink = tokens.black;
const muted = tokens.colors.ink[6];
const line = tokens.colors.ink[2];
const [sheet, , ground] = tokens.colors.paper;
const pine = tokens.colors.pine[7];
const space = "margin:0 0 16px";

export function htmlOf(title: string, blocks: readonly Block[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeMarkup(title)}</title></head><body style="margin:0;background:${ground}"><div style="max-width:560px;margin:0 auto;padding:24px 20px;background:${sheet};color:${ink};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;overflow-wrap:anywhere">${inReadingOrder(blocks.map(blockHtml).join(""))}</div></body></html>`;
}

function blockHtml(block: Block): string {
  switch (block.is) {
    case "facts":
      return `<table role="presentation" style="${space};border-collapse:collapse;width:100%">${block.facts.map(factHtml).join("")}</table>`;
    case "button":
      // Outlook renders emails with Word's engine, which ignores the padding of a link but not that of a table cell.
      return `<table role="presentation" cellspacing="0" cellpadding="0" style="${space}"><tr><td bgcolor="${pine}" style="border-radius:6px;mso-padding-alt:12px 20px"><a href="${escapeMarkup(block.url)}" style="display:inline-block;padding:12px 20px;color:${sheet};font-weight:600;text-decoration:none">${escapeMarkup(block.label)}</a></td></tr></table>`;
    case "rows":
      return `<ul style="${space};padding:0;list-style:none">${block.rows.map(rowHtml).join("")}</ul>`;
    case "heading":
      return `<h2 style="margin:24px 0 8px;font-size:16px;line-height:1.3">${escapeMarkup(block.text)}</h2>`;
    case "quote":
      return `<blockquote style="${space};padding:0 0 0 16px;border-left:3px solid ${line}">${linesOf(block.text)}</blockquote>`;
    case "text":
      return `<p style="${space}">${linesOf(block.text)}</p>`;
    case "small":
      return `<p style="${space};color:${muted};font-size:14px">${linesOf(block.text)}</p>`;
  }
}

function factHtml({ label, value, href }: Fact): string {
  const content = linked(value, href);
  return `<tr><td style="padding:4px 16px 4px 0;width:104px;vertical-align:top;color:${muted};font-size:14px">${escapeMarkup(label)}</td><td style="padding:4px 0;vertical-align:top">${content}</td></tr>`;
}

function rowHtml({ text, more, url }: Row): string {
  const below = more === null ? "" : `<br><span style="color:${muted};font-size:14px">${escapeMarkup(more)}</span>`;
  return `<li style="padding:8px 0;border-top:1px solid ${line}">${linked(text, url)}${below}</li>`;
}

function linked(text: string, url: string | null): string {
  if (url === null) return escapeMarkup(text);
  return `<a href="${escapeMarkup(url)}" style="color:${pine}">${escapeMarkup(text)}</a>`;
}

function linesOf(text: string): string {
  return escapeMarkup(text).replaceAll("\n", "<br>");
}
