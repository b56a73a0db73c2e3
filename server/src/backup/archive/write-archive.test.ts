import files from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { describeFileProblem } from '../../operation-problems/system-problems';
import { writeArchive, type WrittenMember } from './write-archive';

let folder: string;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'narthex-archive-'));
});

afterEach(() => fs.rm(folder, { recursive: true, force: true }));

const member = (name: string): WrittenMember => ({ name, size: 4, open: () => Readable.from(['text']) });

async function* listMembers(...last: (() => WrittenMember)[]) {
  yield member('first');
  // The disk responds meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 50));
  yield member('second');
  for (const create of last) yield create();
}

it('says why an archive could not be written, and not what followed from it', async () => {
  await expect(writeArchive(path.join(folder, 'gone', 'archive'), listMembers(), null)).rejects.toThrow(
    'ENOENT',
  );
  await fs.writeFile(path.join(folder, 'archive'), '');
  await expect(writeArchive(path.join(folder, 'archive'), listMembers(), null)).rejects.toThrow('EEXIST');
});

it('says why a member could not be read', async () => {
  const broken = listMembers(() => {
    throw new Error('The file is missing.');
  });
  await expect(writeArchive(path.join(folder, 'archive'), broken, null)).rejects.toThrow(
    'The file is missing.',
  );
  const short = listMembers(() => ({ ...member('third'), size: 5 }));
  await expect(writeArchive(path.join(folder, 'other'), short, null)).rejects.toThrow(/[Ss]ize/);
});

it('names the archive if its disk is full, which is not the disk of the site', async () => {
  const full = Object.assign(new Error('no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  jest
    .spyOn(files, 'createWriteStream')
    .mockReturnValueOnce(
      new Writable({ write: (_chunk, _encoding, done) => done(full) }) as files.WriteStream,
    );
  const writing = writeArchive('/mnt/stick/site.narthex', listMembers(), null);
  const error: unknown = await writing.catch((reason: unknown) => reason);
  expect(describeFileProblem(error)).toBe('The disk of /mnt/stick/site.narthex is full.');
});
