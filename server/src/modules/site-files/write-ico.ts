const HEADER = 6;
const ENTRY = 16;

/**
 * Writes a PNG as an ICO file, which browsers request at `/favicon.ico` by themselves.
 * @param width The width of the square in pixels: less than 256
 * @see https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
export function writeIco(png: Buffer, width: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2); // an icon, no cursor
  head.writeUInt16LE(1, 4); // pictures
  head.writeUInt8(width, 6);
  head.writeUInt8(width, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
