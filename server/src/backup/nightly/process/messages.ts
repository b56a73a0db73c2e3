import type { BackupStep } from '@narthex/shared-contracts/schemas/backups';
import type { Config } from '../../../config';
import type { DatabaseCopy } from '../../create-backup';
import type { ProofRecord } from '../archives/catalogue';
import type { BackupPlaceSettings } from '../nightly-settings';

/** Asks the process that makes backups for one. */
export interface BackupRequest {
  readonly config: Config;
  readonly place: BackupPlaceSettings;
  readonly siteFolder: string;
  /** Is an empty folder for unfinished work. Whoever asks deletes it afterwards. */
  readonly work: string;
  /** Is set for an embedded database, which only the server has open. */
  readonly copy: DatabaseCopy | undefined;
  /** Is true if the server renders the pages of the site, so that the restored one has to. */
  readonly rendersPages: boolean;
  /** Is the zone of the site, by whose days rotation counts. */
  readonly timeZone: string;
}

/** Is what the process says: which part it has begun, and how it ended. */
export type BackupMessage =
  | { readonly kind: 'step'; readonly step: BackupStep }
  | { readonly kind: 'done'; readonly record: ProofRecord }
  | { readonly kind: 'failed'; readonly reason: string };
