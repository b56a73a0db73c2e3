import { promisify } from 'node:util';
import { brotliDecompress, brotliCompress, constants } from 'node:zlib';
import { toPackageFile, type PackageFile } from './packages/package-file';
import { computeIntegrity } from './integrity';

const decompress = promisify(brotliDecompress);
const IS_COMPRESSIBLE = /\.(js|css|json|svg)$/;
export const COMPRESSED = '.br';

/**
 * Returns true if bytes are the compressed form of a file. Decompression stops at the length of the file, so that a
 * small input can't fill the memory.
 */
export async function isCompressedCopy(
  compressed: Buffer,
  { integrity, size }: Pick<PackageFile, 'integrity' | 'size'>,
): Promise<boolean> {
  const bytes = await decompress(compressed, { maxOutputLength: Math.max(1, size) }).catch(() => null);
  return bytes !== null && computeIntegrity(bytes) === integrity;
}

/**
 * Returns the files of a version together with a compressed copy of each file of a compressible type, unless the version
 * contains one already.
 */
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

const compress = promisify(brotliCompress);

/** These are the Brotli qualities for a result that is sent once, cached for a while or stored permanently. */
const QUALITY = { once: 4, cached: 6, stored: constants.BROTLI_MAX_QUALITY } as const;

/** Compresses a text with Brotli, off the main thread. */
export function compressText(bytes: Buffer, use: keyof typeof QUALITY): Promise<Buffer> {
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[use],
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
