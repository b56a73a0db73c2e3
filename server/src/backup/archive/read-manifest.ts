import { z } from 'zod';
import { BackupError } from '../backup-error';
import { FORMAT_VERSION, manifestSchema, type Manifest } from './manifest';
import { findSigner } from './signature';

const formatSchema = z.looseObject({ format: z.literal('narthex-backup'), format_version: z.int() });

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** Checks the signature of a manifest, then what it says. With `expected`, no other key may have signed it. */
export function readManifest(
  bytes: Buffer,
  signature: Buffer,
  expected: string | undefined,
): { manifest: Manifest; signer: string } {
  const signer = findSigner(bytes, signature);
  if (!signer) throw new BackupError('The signature of the archive is wrong: it was changed or damaged.');
  if (expected !== undefined && signer !== expected) {
    throw new BackupError(`The archive was signed by ${signer}, and BACKUP_SIGNER is another key.`);
  }
  const document = parseJson(bytes);
  const format = formatSchema.safeParse(document);
  if (!format.success)
    throw new BackupError('The archive is no backup of a site: its manifest has no format.');
  if (format.data.format_version !== FORMAT_VERSION) {
    throw new BackupError(
      `The archive has version ${format.data.format_version} of the format, and this program reads version ${FORMAT_VERSION}.`,
    );
  }
  const manifest = manifestSchema.safeParse(document);
  if (!manifest.success) {
    const place = manifest.error.issues[0]?.path.join('.') ?? '';
    throw new BackupError(`The manifest of the archive can’t be used: ${place} is wrong.`);
  }
  return { manifest: manifest.data, signer };
}
