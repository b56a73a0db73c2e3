import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { pack, type Header } from 'tar-stream';
import { listMembers, type Manifest } from '../../src/backup/archive/manifest';
import { signManifest } from '../../src/backup/archive/signature';

/** A member as it is put into an archive, whatever it should be. */
export type RawMember = Partial<Header> & Pick<Header, 'name'> & { readonly bytes?: Buffer };

/** An archive before it is packed. Tests change one thing of it. */
export interface RawArchive {
  readonly manifest: Manifest;
  readonly contents: ReadonlyMap<string, Buffer>;
}

const describe = (bytes: Buffer) => ({
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

const SONGS = Buffer.from('{"id":"1","title":"Amazing grace"}\n');
const PICTURE = Buffer.from('a picture');
const SCRIPT = Buffer.from('export {};');
export const PICTURE_KEY = 'media/dawn-8x8-0a1b2c3d/original';
export const SCRIPT_KEY = `blobs/${'ab'.repeat(48)}`;

/** A small archive whose members are what its manifest says. */
export function draftArchive(): RawArchive {
  const manifest: Manifest = {
    format: 'narthex-backup',
    format_version: 1,
    as_of: '2026-11-26T09:00:00.000Z',
    engine: 'pglite',
    migrations: [{ hash: 'a'.repeat(64), created_at: 1 }],
    tables: [{ name: 'songs', columns: ['id', 'title'], rows: 1, ...describe(SONGS) }],
    sequences: [{ name: 'songs_id_seq', last_value: 1, is_called: true }],
    files: [
      { key: PICTURE_KEY, ...describe(PICTURE) },
      { key: SCRIPT_KEY, ...describe(SCRIPT) },
    ],
    missing_files: [],
  };
  const contents = new Map([
    ['rows/songs.ndjson.gz', gzipSync(SONGS)],
    [PICTURE_KEY, PICTURE],
    [`${SCRIPT_KEY}.gz`, gzipSync(SCRIPT)],
  ]);
  return { manifest, contents };
}

export const SECRET = randomBytes(32).toString('base64url');

/** Signs a manifest, whatever it says, and lists the members in their order. */
export function signedMembers(manifest: unknown, contents: RawArchive['contents']): RawMember[] {
  const bytes = Buffer.from(JSON.stringify(manifest));
  return [
    { name: 'manifest.json', bytes },
    { name: 'manifest.sig', bytes: signManifest(SECRET, bytes).document },
    ...[...contents].map(([name, part]) => ({ name, bytes: part })),
  ];
}

export async function packMembers(members: readonly RawMember[]): Promise<Buffer> {
  const archive = pack();
  for (const { bytes, ...header } of members) archive.entry(header, bytes ?? Buffer.alloc(0));
  archive.finalize();
  return buffer(archive);
}

/** The members that an unchanged draft would have. */
export const namesOf = (manifest: Manifest) => listMembers(manifest).map(({ name }) => name);
