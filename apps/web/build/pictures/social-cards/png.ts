import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const coloursMax = 256;

type Pixels = { width: number; height: number; pixels: Buffer };

/**
 * Encodes opaque RGBA pixels as a PNG with a palette, a third of the size of resvg's. The cards have a few hundred colours,
 * most of them from antialiasing. Above 256, the rarest are replaced by the nearest colour of the palette.
 */
export async function palettePng({ width, height, pixels }: Pixels): Promise<Buffer> {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = pixels.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const colours = [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
  const palette = colours.slice(0, coloursMax);
  const indices = new Map(colours.map((colour, rank) => [colour, rank < coloursMax ? rank : nearest(colour, palette)]));

  // Each row begins with its filter: none, because differences of palette indices don't compress.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + 1 + x] = indices.get(pixels.readUIntBE((y * width + x) * 4, 3)) ?? 0;
    }
  }

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // 8 bits per pixel, indices into a palette
  const table = Buffer.alloc(palette.length * 3);
  for (const [index, colour] of palette.entries()) table.writeUIntBE(colour, index * 3, 3);
  const data = await promisify(deflate)(rows, { level: 9 });
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", table),
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function nearest(colour: number, palette: readonly number[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, candidate] of palette.entries()) {
    const red = (candidate >> 16) - (colour >> 16);
    const green = ((candidate >> 8) & 255) - ((colour >> 8) & 255);
    const blue = (candidate & 255) - (colour & 255);
    const distance = red * red + green * green + blue * blue;
    if (distance < least) {
      best = index;
      least = distance;
    }
  }
  return best;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
