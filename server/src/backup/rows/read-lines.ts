import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

const NEWLINE = 0x0a;

/**
 * Reads the lines of a compressed file. Only a line feed ends a line: `readline` also ends it at characters that texts of
 * people can have.
 */
export async function* readGzippedLines(file: string): AsyncGenerator<string> {
  // The loop below throws what ends either stream, so nothing is left to be done when they end.
  const chunks: AsyncIterable<Buffer> = pipeline(createReadStream(file), createGunzip(), () => undefined);
  let rest: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...rest, chunk.subarray(start, end)]).toString();
      rest = [];
      start = end + 1;
    }
    rest.push(chunk.subarray(start));
  }
  const last = Buffer.concat(rest).toString();
  if (last) yield last;
}
