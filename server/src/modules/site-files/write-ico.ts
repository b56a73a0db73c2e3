const HEADER = 6;
const ENTRY = 16;

/**
 * Writes a PNG as an ICO file, which browsers request at `/favicon.ico` by themselves.
 * @param width The width of the square in pixels: less than 256
 * @see https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
export function writeIco(png: Buffer, width: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2); // Type 1 is an icon, type 2 a cursor.
  head.writeUInt16LE(1, 4); // There is one picture.
  head.writeUInt8(width, 6);
  head.writeUInt8(width, 7);
  head.writeUInt16LE(1, 10); // There is one colour plane.
  head.writeUInt16LE(32, 12); // Each pixel has 32 bits.
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
