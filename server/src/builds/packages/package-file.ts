import { readFile } from 'node:fs/promises';
import { computeIntegrity } from '../integrity';

/** Describes a file of a version before it is stored. */
export interface PackageFile {
  /** Is the subresource integrity of its bytes. */
  readonly integrity: string;
  readonly size: number;
  read(): Promise<Buffer>;
}

/** Describes a file whose bytes are in memory. */
export const toPackageFile = (bytes: Buffer): PackageFile => ({
  integrity: computeIntegrity(bytes),
  size: bytes.length,
  read: async () => bytes,
});

/** Describes a file on the disk, which is read now for its hash and again when its bytes are needed. */
export async function openPackageFile(path: string): Promise<PackageFile> {
  const { integrity, size } = toPackageFile(await readFile(path));
  return { integrity, size, read: () => readFile(path) };
}
