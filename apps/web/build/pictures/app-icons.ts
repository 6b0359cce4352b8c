import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { site } from "@site/content/site";
import { theme } from "../../src/theme.ts";
import { brandMark } from "./brand-mark.ts";

/** Opaque background, because home screens fill transparent areas with black. */
const paper = theme.colors.paper[1];
const icoSize = 32;

/** Writes the icons for browsers, home screens and search engines, and the web manifest. */
export async function buildAppIcons(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const write = (name: string, data: Buffer | string) => writeFile(join(outDir, name), data);
  await Promise.all([
    write("favicon.svg", brandMark()),
    write("site.webmanifest", JSON.stringify(manifest)),
    // Padding, because home screens round the corners and Android crops to a circle of 80 %.
    write("apple-touch-icon.png", icon({ size: 180, padding: 30, background: paper })),
    write("icon-192.png", icon({ size: 192, padding: 36, background: paper })),
    write("icon-512.png", icon({ size: 512, padding: 96, background: paper })),
    write("favicon.ico", ico(icon({ size: icoSize, padding: 0, background: null }))),
  ]);
}

const manifest = {
  name: site.name,
  short_name: site.name,
  icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" })),
  start_url: "/",
  display: "browser",
  theme_color: paper,
  background_color: paper,
};

type Icon = { size: number; padding: number; background: string | null };

function icon({ size, padding, background }: Icon): Buffer {
  const mark = brandMark({ x: padding, y: padding, size: size - 2 * padding });
  const ground = background === null ? "" : `<rect width="${size}" height="${size}" fill="${background}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${mark}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/** An ICO file with one PNG: a header of 6 bytes, a directory entry of 16 bytes, the PNG. */
function ico(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(icoSize, 6);
  header.writeUInt8(icoSize, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
