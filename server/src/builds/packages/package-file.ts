import { readFile } from 'node:fs/promises';
import { computeIntegrity } from '../integrity';

/** A file of a version before it is stored. */
export interface PackageFile {
  /** Subresource integrity of its bytes. */
  readonly integrity: string;
  readonly size: number;
  read(): Promise<Buffer>;
}

/** A file whose bytes are in memory. */
export const toPackageFile = (bytes: Buffer): PackageFile => ({
  integrity: computeIntegrity(bytes),
  size: bytes.length,
  read: async () => bytes,
});

/** A file on the disk: read now for its hash, and again when its bytes are needed. */
export async function openPackageFile(path: string): Promise<PackageFile> {
  const { integrity, size } = toPackageFile(await readFile(path));
  return { integrity, size, read: () => readFile(path) };
}
