import { z } from 'zod';
import {
  findFileProblem,
  readFileSettings,
  type BucketSettings,
  type FileEnvironment,
} from '../../file-store/file-settings';
import { SECRET } from '../../settings/secret-settings';
import { folderPath, httpUrl } from '../../settings/setting-kinds';

const DEFAULT_HOUR = 2;
const BUCKET_URL = /^s3:\/\/([\w.-]+)\/?(.*?)\/?$/;

/** Describes where the site keeps its own backups. */
export type BackupPlaceSettings =
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 's3'; readonly bucket: BucketSettings; readonly prefix: string };

/** Describes the backup that the site makes of itself every night. */
export interface NightlySettings {
  /** Is undefined if the site makes none. */
  readonly place: BackupPlaceSettings | undefined;
  /** Is the hour in the church's time zone. */
  readonly hour: number;
}

/** Contains the schemas of the environment variables of nightly backups. */
export const nightlyEnvironment = {
  BACKUP_TO: folderPath('/var/backups/narthex or a bucket such as s3://church-backups/site', BUCKET_URL)
    .optional()
    .describe(
      'folder, or bucket such as `s3://church-backups/site`, that the site backs itself up to every night; the folder must exist, best on another disk',
    ),
  BACKUP_AT: z.coerce
    .number({ error: 'must be an hour from 0 to 23' })
    .int()
    .min(0)
    .max(23)
    .default(DEFAULT_HOUR)
    .describe('hour of that backup, in the time zone of the church'),
  BACKUP_S3_ENDPOINT: httpUrl('https://s3.example.org')
    .optional()
    .describe(
      'URL of the storage of that bucket, which these five settings describe if it isn’t that of the files',
    ),
  BACKUP_S3_REGION: z.string().default('us-east-1').describe('its region'),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional().describe('its key').meta(SECRET),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional().describe('its secret').meta(SECRET),
  BACKUP_S3_PATH_STYLE: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .optional()
    .describe('whether the bucket is part of the path (`on`) or of the host name'),
};

export type NightlyEnvironment = z.infer<z.ZodObject<typeof nightlyEnvironment>> &
  FileEnvironment & {
    readonly NODE_ENV: string;
    readonly BACKUP_PASSPHRASE?: string | undefined;
    readonly BACKUP_RECIPIENTS?: string | undefined;
  };

/** Reads the bucket's settings: its own, or those of the site's files. */
function describeBucket(env: NightlyEnvironment, bucket: string): FileEnvironment {
  const named = { FILES_DIR: undefined, S3_BUCKET: bucket };
  if (env.BACKUP_S3_ACCESS_KEY_ID === undefined) return { ...env, ...named };
  return {
    ...named,
    S3_ENDPOINT: env.BACKUP_S3_ENDPOINT,
    S3_REGION: env.BACKUP_S3_REGION,
    S3_ACCESS_KEY_ID: env.BACKUP_S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: env.BACKUP_S3_SECRET_ACCESS_KEY,
    S3_PATH_STYLE: env.BACKUP_S3_PATH_STYLE,
  };
}

function readPlace(
  env: NightlyEnvironment,
  resolveFolder: (folder: string) => string,
): BackupPlaceSettings | undefined {
  const { BACKUP_TO: to } = env;
  if (to === undefined) return undefined;
  const [, bucket, prefix = ''] = BUCKET_URL.exec(to) ?? [];
  if (bucket === undefined) return { kind: 'folder', folder: resolveFolder(to) };
  const settings = readFileSettings(describeBucket(env, bucket), '', resolveFolder);
  return settings.kind === 's3' ? { kind: 's3', bucket: settings, prefix } : undefined;
}

/** Returns what is wrong with the settings of nightly backups, as a sentence, or null. */
export function findNightlyProblem(env: NightlyEnvironment): string | null {
  const { BACKUP_TO: to } = env;
  if (to === undefined) return null;
  const hasKey = env.BACKUP_PASSPHRASE !== undefined || env.BACKUP_RECIPIENTS !== undefined;
  if (env.NODE_ENV === 'production' && !hasKey)
    return (
      'BACKUP_TO needs a key when NODE_ENV=production, because backups have people’s data and the keys of the site. ' +
      'Set BACKUP_PASSPHRASE or BACKUP_RECIPIENTS.'
    );
  const [, bucket] = BUCKET_URL.exec(to) ?? [];
  const own = (['BACKUP_S3_ENDPOINT', 'BACKUP_S3_SECRET_ACCESS_KEY', 'BACKUP_S3_PATH_STYLE'] as const).find(
    (name) => env[name] !== undefined,
  );
  if (bucket !== undefined && own !== undefined && env.BACKUP_S3_ACCESS_KEY_ID === undefined)
    return (
      `${own} needs BACKUP_S3_ACCESS_KEY_ID, without which backups go to the storage of the site’s files. ` +
      'Set it with BACKUP_S3_SECRET_ACCESS_KEY, also where both are those of the files.'
    );
  if (bucket === undefined || findFileProblem(describeBucket(env, bucket)) === null) return null;
  return (
    'BACKUP_TO names a bucket, and its keys are missing. ' +
    'Set BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY, or keep the site’s files in a bucket too.'
  );
}

/** Reads the settings of nightly backups, which must have been checked before. */
export const readNightlySettings = (
  env: NightlyEnvironment,
  resolveFolder: (folder: string) => string,
): NightlySettings => ({ place: readPlace(env, resolveFolder), hour: env.BACKUP_AT });
