import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { toPackageFile, type PackageFile } from './packages/package-file';
import { compressText } from './compress-text';
import { computeIntegrity } from './integrity';

const decompress = promisify(brotliDecompress);
const IS_COMPRESSIBLE = /\.(js|css|json|svg)$/;
export const COMPRESSED = '.br';

/** Whether bytes are those of a file, compressed. What would become longer than the file is not unpacked. */
export async function isCompressedCopy(
  compressed: Buffer,
  { integrity, size }: Pick<PackageFile, 'integrity' | 'size'>,
): Promise<boolean> {
  const bytes = await decompress(compressed, { maxOutputLength: Math.max(1, size) }).catch(() => null);
  return bytes !== null && computeIntegrity(bytes) === integrity;
}

/** The files of a version, and beside each that shrinks its compressed copy, unless it brings one. */
export async function addCompressedCopies(
  files: ReadonlyMap<string, PackageFile>,
): Promise<ReadonlyMap<string, PackageFile>> {
  const all = new Map(files);
  for (const [name, file] of files) {
    const copy = name + COMPRESSED;
    if (!IS_COMPRESSIBLE.test(name) || files.has(copy)) continue;
    all.set(copy, toPackageFile(await compressText(await file.read(), 'stored')));
  }
  return all;
}
