import { compressText } from './compress-text';

const IS_COMPRESSIBLE = /\.(js|css|json|svg)$/;
export const COMPRESSED = '.br';

/** The files of a version, and beside each that shrinks its compressed copy, unless it brings one. */
export async function addCompressedCopies(
  files: ReadonlyMap<string, Buffer>,
): Promise<ReadonlyMap<string, Buffer>> {
  const all = new Map(files);
  for (const [file, bytes] of files) {
    const copy = file + COMPRESSED;
    if (IS_COMPRESSIBLE.test(file) && !files.has(copy)) all.set(copy, await compressText(bytes, 'stored'));
  }
  return all;
}
