import { z } from 'zod';
import { SECRET } from '../settings/secret-settings';
import { findNightlyProblem, nightlyEnvironment, type NightlyEnvironment } from './nightly/nightly-settings';

/** Contains the keys that archives are encrypted, decrypted and checked with. */
export interface BackupSettings {
  readonly passphrase: string | undefined;
  /** Are public keys in the form of age (`age1…`). */
  readonly recipients: readonly string[];
  /** Is the secret key of one of the recipients. */
  readonly identity: string | undefined;
  /** Is the public key that a restored archive must be signed with. */
  readonly signer: string | undefined;
}

/** Are the settings of an archive that isn't encrypted. */
export const NO_KEYS: BackupSettings = {
  passphrase: undefined,
  recipients: [],
  identity: undefined,
  signer: undefined,
};

/** A key has at least 58 characters of Bech32 after its prefix, so one that was cut off is refused at the start. */
const RECIPIENT = 'age1[02-9ac-hj-np-z]{58,}';
const RECIPIENTS = new RegExp(`^${RECIPIENT}(\\s*,\\s*${RECIPIENT})*$`);

const keyEnvironment = {
  BACKUP_PASSPHRASE: z
    .string()
    .min(12, 'must have at least 12 characters')
    .optional()
    .describe('passphrase that backups are encrypted with, and that restores them')
    .meta(SECRET),
  BACKUP_RECIPIENTS: z
    .string()
    .regex(RECIPIENTS, 'must be whole public keys such as age1…, divided by commas')
    .optional()
    .describe('public keys of age that backups are encrypted for, in place of a passphrase'),
  BACKUP_IDENTITY: z
    .string()
    .regex(/^AGE-SECRET-KEY-/, 'must be a secret key such as AGE-SECRET-KEY-1…')
    .optional()
    .describe('secret key of one of them, with which `npm run restore` reads a backup')
    .meta(SECRET),
  BACKUP_SIGNER: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be the key that npm run backup prints')
    .optional()
    .describe('the key that `npm run backup` prints; `npm run restore` refuses backups of any other site'),
};

/** Contains the schemas of the environment variables of backups. */
export const backupEnvironment = { ...keyEnvironment, ...nightlyEnvironment };

type KeyEnvironment = z.infer<z.ZodObject<typeof keyEnvironment>>;

/** Returns what is wrong with the settings of backups, as a sentence, or null. */
export function findBackupProblem(env: KeyEnvironment & NightlyEnvironment): string | null {
  if (env.BACKUP_PASSPHRASE === undefined || env.BACKUP_RECIPIENTS === undefined)
    return findNightlyProblem(env);
  return 'BACKUP_PASSPHRASE and BACKUP_RECIPIENTS are both set: a backup is encrypted with one of them.';
}

export function readBackupSettings(env: KeyEnvironment): BackupSettings {
  return {
    passphrase: env.BACKUP_PASSPHRASE,
    recipients: env.BACKUP_RECIPIENTS?.split(',').map((recipient) => recipient.trim()) ?? [],
    identity: env.BACKUP_IDENTITY,
    signer: env.BACKUP_SIGNER,
  };
}
