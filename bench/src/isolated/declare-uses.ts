import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const MANIFEST = 'mf-manifest.json';
const IS_TEXT = /\.(js|css|json)$/;

interface NewVersion {
  readonly version: string;
  readonly files: ReadonlyMap<string, Buffer<ArrayBuffer>>;
}

interface Manifest {
  readonly metaData: {
    readonly integrity: Record<string, string>;
    /** Only the manifest of the source language has it. */
    readonly descriptor?: {
      uses?: readonly string[];
      readonly translations?: Readonly<Record<string, { manifest: string }>>;
    };
  };
}

export const computeIntegrity = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

const underscored = (version: string) => version.replace(/\W/g, '_');

/** Makes a new version of a built remote that differs in nothing but the uses in its descriptor. */
export function declareUses(root: string, remote: string, uses: readonly string[]): NewVersion {
  const dist = path.join(root, 'remotes', remote, 'dist');
  const [built = ''] = readdirSync(dist);
  const version = `1.0.0-${randomBytes(5).toString('hex')}`;
  const rename = (text: string) =>
    text.replaceAll(built, version).replaceAll(underscored(built), underscored(version));
  const files = new Map(
    readdirSync(path.join(dist, built))
      .filter((name) => !name.endsWith('.br') && !name.endsWith('stats.json'))
      .map((name) => {
        const bytes = readFileSync(path.join(dist, built, name));
        return [name, IS_TEXT.test(name) ? Buffer.from(rename(bytes.toString('utf8'))) : bytes] as const;
      }),
  );
  const rehash = (name: string): string => {
    const manifest = JSON.parse(String(files.get(name))) as Manifest;
    const { integrity, descriptor } = manifest.metaData;
    if (descriptor) descriptor.uses = uses;
    // The manifests of other languages come first, since their hashes are part of this one.
    for (const [language, translation] of Object.entries(descriptor?.translations ?? {}))
      translation.manifest = rehash(`mf-manifest.${language}.json`);
    for (const file of Object.keys(integrity))
      integrity[file] = computeIntegrity(files.get(file) ?? Buffer.alloc(0));
    const bytes = Buffer.from(JSON.stringify(manifest));
    files.set(name, bytes);
    return computeIntegrity(bytes);
  };
  rehash(MANIFEST);
  return { version, files };
}
