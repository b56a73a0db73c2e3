import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { folderTransport } from './mail-transport';

describe('a folder instead of a mail server', () => {
  let folder: string;
  beforeEach(async () => {
    folder = path.join(await fs.mkdtemp(path.join(os.tmpdir(), 'narthex-mail-')), 'mail');
  });
  afterEach(() => fs.rm(path.dirname(folder), { recursive: true, force: true }));

  const send = (to: string) =>
    folderTransport(folder).send(
      { from: 'office@demo.test', to: { name: '', address: to }, subject: 'News', text: 'Hello' },
      AbortSignal.timeout(10_000),
    );

  it('holds each email as a file that only its owner reads', async () => {
    await send('ann@demo.test');
    await send('ann@demo.test');
    const files = await fs.readdir(folder);
    expect(files).toHaveLength(2);
    // The names of the files contain the addresses.
    expect((await fs.stat(folder)).mode & 0o777).toBe(0o700);
    for (const file of files) {
      expect(file).toMatch(/^[\dT-]+Z-ann@demo\.test-[\da-f]{8}\.eml$/);
      const source = await fs.readFile(path.join(folder, file));
      expect(await PostalMime.parse(source)).toMatchObject({ subject: 'News', text: 'Hello\n' });
      expect(String(source)).not.toMatch(/[^\r]\n/);
      expect((await fs.stat(path.join(folder, file))).mode & 0o777).toBe(0o600);
    }
  });

  it('names no file outside of it, and none too long, after an address', async () => {
    await send(`../../${'x'.repeat(40)}/${'y'.repeat(60)}@demo.test`);
    const [file = ''] = await fs.readdir(folder);
    expect(file).toMatch(/Z-[._]+x{40}_y+-/);
    expect(file.length).toBeLessThan(130);
  });
});
