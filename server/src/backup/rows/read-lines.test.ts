import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readGzippedLines } from './read-lines';

const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-lines-'));
const file = path.join(folder, 'rows.gz');
afterAll(() => rmSync(folder, { recursive: true }));

async function readAll(): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readGzippedLines(file)) lines.push(line);
  return lines;
}

it('ends a line only at a line feed, and needs none at the end', async () => {
  writeFileSync(file, gzipSync('a\u2028b\r\n\nthe last'));
  expect(await readAll()).toEqual(['a\u2028b\r', '', 'the last']);
});

it.each([
  ['is missing', () => rmSync(file), 'ENOENT'],
  ['ends in the middle', () => writeFileSync(file, gzipSync('a\n'.repeat(9)).subarray(0, 15)), 'Z_BUF_ERROR'],
  ['isn’t compressed', () => writeFileSync(file, 'a\n'), 'Z_DATA_ERROR'],
])('throws where the file %s, so that the process goes on', async (_, damage, code) => {
  damage();
  await expect(readAll()).rejects.toMatchObject({ code });
});
