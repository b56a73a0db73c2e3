import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import {
  PICTURE_KEY,
  SCRIPT_KEY,
  SECRET,
  draftArchive,
  packMembers,
  signedMembers,
  type RawMember,
} from '../../test/backup/build-archive';
import { testConfig } from '../../test/test-config';
import type { Manifest } from './archive/manifest';
import { signManifest } from './archive/signature';
import { BackupError } from './backup-error';
import { NO_KEYS, type BackupSettings } from './backup-settings';
import { restoreBackup } from './restore-backup';
import { unpackArchive } from './unpack-archive';

const WITH_PASSPHRASE = { ...NO_KEYS, passphrase: 'a long passphrase' };

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'narthex-hostile-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Restores into a place that doesn't exist, and returns the refusal. */
async function refuse(bytes: Buffer, backup = NO_KEYS): Promise<unknown> {
  const archive = path.join(root, 'site.narthex');
  const dataDir = path.join(root, 'place/data');
  await writeFile(archive, bytes);
  const config = testConfig({ dataDir, files: { kind: 'folder', folder: dataDir }, backup });
  const refusal = await restoreBackup(config, archive).catch((error: unknown) => error);
  expect(existsSync(path.join(root, 'place'))).toBe(false);
  expect(await readdir(root)).toEqual(['site.narthex']);
  return refusal;
}

const pack = () => {
  const { manifest, contents } = draftArchive();
  return packMembers(signedMembers(manifest, contents));
};

/** Signs a changed manifest, as somebody could who has a key of their own. */
const packManifest = (change: (manifest: Manifest) => unknown) => {
  const { manifest, contents } = draftArchive();
  return packMembers(signedMembers(change(manifest), contents));
};

const packWith = (change: (members: RawMember[]) => RawMember[]) => {
  const { manifest, contents } = draftArchive();
  return packMembers(change(signedMembers(manifest, contents)));
};

const replaceMember = (name: string, member: RawMember) =>
  packWith((members) => members.map((old) => (old.name === name ? member : old)));

const [firstFile, secondFile] = draftArchive().manifest.files;
const [songs] = draftArchive().manifest.tables;
const withKey = (key: string) =>
  packManifest((manifest) => ({ ...manifest, files: [{ ...firstFile, key }, secondFile] }));

const flip = async (text: string) => {
  const bytes = await pack();
  const place = bytes.indexOf(text);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  return bytes;
};

it('takes the archive that the hostile ones are made of', async () => {
  const archive = path.join(root, 'site.narthex');
  await writeFile(archive, await pack());
  const folders = { rows: path.join(root, 'rows'), files: path.join(root, 'files') };
  const { manifest } = await unpackArchive(archive, NO_KEYS, folders);
  expect(manifest).toEqual(draftArchive().manifest);
  expect(existsSync(path.join(root, 'files', PICTURE_KEY))).toBe(true);
  expect(existsSync(path.join(root, 'files', SCRIPT_KEY))).toBe(true);
});

const WRONG_SIGNATURE = 'The signature of the archive is wrong';
const UNEXPECTED = 'The archive has the member';
const CANT_BE_USED = 'The manifest of the archive can’t be used';

const HOSTILE: [string, () => Promise<Buffer>, string][] = [
  ['nothing', async () => Buffer.alloc(0), 'The archive ends before manifest.json'],
  ['zeros', async () => Buffer.alloc(10_240), 'The archive ends before manifest.json'],
  ['some other file', async () => Buffer.from('<html>'.repeat(500)), 'damaged or no backup'],
  ['a compressed archive', async () => gzipSync(await pack()), 'damaged or no backup'],
  ['a cut header', async () => (await pack()).subarray(0, 100), 'damaged or no backup'],
  ['a cut manifest', async () => (await pack()).subarray(0, 700), 'damaged or no backup'],
  [
    'an archive cut behind its manifest',
    () => packWith((members) => members.slice(0, 1)),
    'ends before manifest.sig',
  ],
  [
    'an archive cut behind its signature',
    () => packWith((members) => members.slice(0, 2)),
    'ends before rows/songs',
  ],
  [
    'an archive without its last member',
    () => packWith((members) => members.slice(0, -1)),
    'ends before blobs/',
  ],
  [
    'an archive cut in its rows',
    async () => {
      const bytes = await pack();
      return bytes.subarray(0, bytes.indexOf('rows/songs') + 530);
    },
    'damaged or no backup',
  ],
  ['a changed row', () => flip('\u001f'), 'damaged or no backup'],
  ['a changed picture', () => flip('a picture'), `${PICTURE_KEY} is not what the manifest says`],
  ['a changed manifest', () => flip('narthex-backup'), WRONG_SIGNATURE],
  ['a changed signature', () => flip('"signature":"'), WRONG_SIGNATURE],
  [
    'the signature of another manifest',
    () =>
      replaceMember('manifest.sig', {
        name: 'manifest.sig',
        bytes: signManifest(SECRET, Buffer.from('{}')).document,
      }),
    WRONG_SIGNATURE,
  ],
  [
    'a signature that names no algorithm',
    () => replaceMember('manifest.sig', { name: 'manifest.sig', bytes: Buffer.from('{"algorithm":"none"}') }),
    WRONG_SIGNATURE,
  ],
  [
    'a signature that is too large',
    () => replaceMember('manifest.sig', { name: 'manifest.sig', bytes: Buffer.alloc(2000) }),
    'manifest.sig is too large',
  ],
  ['no signature', () => packWith(([first, , ...rest]) => [first as RawMember, ...rest]), UNEXPECTED],
  [
    'another version',
    () => packManifest((manifest) => ({ ...manifest, format_version: 2 })),
    'has version 2 of the format',
  ],
  [
    'another format',
    () => packManifest((manifest) => ({ ...manifest, format: 'other' })),
    'no backup of a site',
  ],
  ['a manifest that is a list', () => packManifest(() => []), 'no backup of a site'],
  ['an unknown field', () => packManifest((manifest) => ({ ...manifest, run: 'me' })), CANT_BE_USED],
  ['no migrations', () => packManifest((manifest) => ({ ...manifest, migrations: [] })), CANT_BE_USED],
  ['a file above the place', () => withKey('../../evil'), CANT_BE_USED],
  ['a file beside the media', () => withKey('media/../original'), CANT_BE_USED],
  ['a file above the media', () => withKey('media/../../x/original'), CANT_BE_USED],
  ['an absolute file', () => withKey('/etc/passwd'), CANT_BE_USED],
  ['a file with a NUL', () => withKey('media/a\u0000b/original'), CANT_BE_USED],
  ['a file with a backslash', () => withKey('media\\..\\x'), CANT_BE_USED],
  ['a file twice', () => withKey(SCRIPT_KEY), CANT_BE_USED],
  [
    'a table above the place',
    () => packManifest((manifest) => ({ ...manifest, tables: [{ ...songs, name: '../songs' }] })),
    CANT_BE_USED,
  ],
  [
    'a table with SQL',
    () =>
      packManifest((manifest) => ({
        ...manifest,
        tables: [{ ...songs, name: 'songs"; drop table users; --' }],
      })),
    CANT_BE_USED,
  ],
  [
    'a table twice',
    () => packManifest((manifest) => ({ ...manifest, tables: [songs, songs] })),
    CANT_BE_USED,
  ],
  [
    'a negative size',
    () => packManifest((manifest) => ({ ...manifest, files: [{ ...firstFile, bytes: -1 }] })),
    CANT_BE_USED,
  ],
  [
    'more than the disk has',
    () => packManifest((manifest) => ({ ...manifest, tables: [{ ...songs, bytes: 2 ** 52 }] })),
    'The archive unpacks to',
  ],
  [
    'members above the place',
    () => packWith((members) => [...members, { name: '../../evil', bytes: Buffer.from('x') }]),
    UNEXPECTED,
  ],
  [
    'members with absolute names',
    () => packWith((members) => [...members, { name: '/tmp/evil', bytes: Buffer.from('x') }]),
    UNEXPECTED,
  ],
  ['a member twice', () => packWith((members) => [...members, members.at(-1) as RawMember]), UNEXPECTED],
  [
    'members in another order',
    () =>
      packWith(([first, second, ...rest]) => [first as RawMember, second as RawMember, ...rest.reverse()]),
    UNEXPECTED,
  ],
  [
    'members before the manifest',
    () => packWith((members) => [members.at(-1) as RawMember, ...members]),
    UNEXPECTED,
  ],
  [
    'a symbolic link',
    () => replaceMember(PICTURE_KEY, { name: PICTURE_KEY, type: 'symlink', linkname: '/etc/passwd' }),
    UNEXPECTED,
  ],
  [
    'a hard link',
    () => replaceMember(PICTURE_KEY, { name: PICTURE_KEY, type: 'link', linkname: '/etc/passwd' }),
    UNEXPECTED,
  ],
  ['a folder', () => replaceMember(PICTURE_KEY, { name: PICTURE_KEY, type: 'directory' }), UNEXPECTED],
  ['a device', () => replaceMember(PICTURE_KEY, { name: PICTURE_KEY, type: 'character-device' }), UNEXPECTED],
  [
    'rows that unpack to more than they should',
    () =>
      replaceMember('rows/songs.ndjson.gz', {
        name: 'rows/songs.ndjson.gz',
        bytes: gzipSync(Buffer.alloc(1_000_000)),
      }),
    'rows/songs.ndjson.gz is larger',
  ],
  [
    'rows that are not compressed',
    () =>
      replaceMember('rows/songs.ndjson.gz', {
        name: 'rows/songs.ndjson.gz',
        bytes: Buffer.from('{"id":"1"}'),
      }),
    'damaged or no backup',
  ],
  [
    'a larger picture',
    () => replaceMember(PICTURE_KEY, { name: PICTURE_KEY, bytes: Buffer.alloc(100_000) }),
    `${PICTURE_KEY} is larger`,
  ],
  [
    'a smaller picture',
    () => replaceMember(PICTURE_KEY, { name: PICTURE_KEY, bytes: Buffer.from('a') }),
    `${PICTURE_KEY} is not what`,
  ],
];

it.each(HOSTILE)('refuses %s in a sentence and touches nothing', async (_, build, sentence) => {
  const refusal = await refuse(await build());
  expect(refusal).toBeInstanceOf(BackupError);
  expect(String(refusal)).toContain(sentence);
});

describe('with keys', () => {
  /** Uses as little time for the passphrase as the format allows. */
  const encrypt = async () => {
    const encrypter = new Encrypter();
    encrypter.setPassphrase(WITH_PASSPHRASE.passphrase);
    encrypter.setScryptWorkFactor(1);
    return Buffer.from(await encrypter.encrypt(await pack()));
  };
  const publicKey = signManifest(SECRET, Buffer.alloc(0)).publicKey;

  it.each<[string, () => Promise<Buffer>, BackupSettings, string]>([
    ['an encrypted archive without a key', encrypt, NO_KEYS, 'The archive is encrypted: set'],
    [
      'a wrong passphrase',
      encrypt,
      { ...NO_KEYS, passphrase: 'another passphrase' },
      'can’t be decrypted with the key',
    ],
    [
      'a picture where a key is set',
      async () => Buffer.from('\x89PNG'),
      WITH_PASSPHRASE,
      'The file is no backup',
    ],
    ['an open archive where a key is set', pack, WITH_PASSPHRASE, 'The archive is not encrypted, although'],
    [
      'a cut encrypted archive',
      async () => (await encrypt()).subarray(0, -100),
      WITH_PASSPHRASE,
      'damaged or no backup',
    ],
    [
      'an archive of another site',
      pack,
      { ...NO_KEYS, signer: `${publicKey.slice(0, -1)}${publicKey.endsWith('A') ? 'E' : 'A'}` },
      'BACKUP_SIGNER is another key',
    ],
  ])('refuses %s', async (_, build, settings, sentence) => {
    const refusal = await refuse(await build(), settings);
    expect(refusal).toBeInstanceOf(BackupError);
    expect(String(refusal)).toContain(sentence);
  });
});
