import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from '../backup-error';
import type { BackupSettings } from '../backup-settings';

/** Is the first line of every file in the format of age. */
const AGE_HEADER = 'age-encryption.org/v1\n';

export type Encrypt = (contents: Readable) => Promise<Readable>;

const through =
  (transform: (contents: ReadableStream<Uint8Array>) => Promise<unknown>): Encrypt =>
  async (contents) =>
    Readable.fromWeb((await transform(Readable.toWeb(contents))) as ReadableStream<Uint8Array>);

/** Returns how the settings encrypt an archive, or null if they name no key. */
export function createEncryption({ passphrase, recipients }: BackupSettings): Encrypt | null {
  if (passphrase === undefined && recipients.length === 0) return null;
  const encrypter = new Encrypter();
  if (passphrase !== undefined) encrypter.setPassphrase(passphrase);
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return through((contents) => encrypter.encrypt(contents as never));
}

export const isEncrypted = (start: Buffer): boolean =>
  start.subarray(0, AGE_HEADER.length).toString('latin1') === AGE_HEADER;

/** Whoever has the passphrase or the secret key can read archives. */
export const canDecrypt = ({ passphrase, identity }: BackupSettings): boolean =>
  passphrase !== undefined || identity !== undefined;

/** Decrypts an archive. Throws BackupError if the settings have no key that fits. */
export async function decrypt(contents: Readable, settings: BackupSettings): Promise<Readable> {
  const { passphrase, identity } = settings;
  if (!canDecrypt(settings)) {
    throw new BackupError('The archive is encrypted: set BACKUP_PASSPHRASE or BACKUP_IDENTITY to its key.');
  }
  const decrypter = new Decrypter();
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
  if (identity !== undefined) decrypter.addIdentity(identity);
  try {
    return await through((stream) => decrypter.decrypt(stream as never))(contents);
  } catch (error) {
    throw new BackupError(
      'The archive can’t be decrypted with the key that is set, or its header is damaged.',
      {
        cause: error,
      },
    );
  }
}
