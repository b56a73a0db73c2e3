import { z } from 'zod';
import { SECRET } from '../settings/secret-settings';
import { folderPath, httpUrl } from '../settings/setting-kinds';

/** Describes a bucket of S3-compatible storage. */
export interface BucketSettings {
  readonly kind: 's3';
  readonly bucket: string;
  /** Is the URL of the storage; by default, that of AWS for the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Is true if the bucket's name is part of the path instead of the host name. */
  readonly isPathStyle: boolean;
}

/** Describes where the site's files are: media, versions of remotes, and those of the shell. */
export type FileSettings = BucketSettings | { readonly kind: 'folder'; readonly folder: string };

/** Contains the schemas of the file store's environment variables. */
export const fileEnvironment = {
  FILES_DIR: folderPath('/mnt/narthex-files')
    .optional()
    .describe('folder of media and built files that several processes share; `DATA_DIR` unless set'),
  S3_BUCKET: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the name of a bucket alone, without a URL or a folder')
    .optional()
    .describe('bucket of S3-compatible storage for the files, in place of a folder'),
  S3_ENDPOINT: httpUrl('https://s3.example.org')
    .optional()
    .describe('URL of that storage; that of AWS unless set'),
  S3_REGION: z.string().default('us-east-1').describe('its region'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('its key').meta(SECRET),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('its secret').meta(SECRET),
  S3_PATH_STYLE: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .optional()
    .describe('whether the bucket is part of the path (`on`) or of the host name'),
};

export type FileEnvironment = z.infer<z.ZodObject<typeof fileEnvironment>>;

/** Returns what is wrong with the settings of the file store, as a sentence, or null. */
export function findFileProblem(env: FileEnvironment): string | null {
  if (env.S3_BUCKET === undefined)
    return env.S3_ENDPOINT === undefined ? null : 'S3_ENDPOINT needs S3_BUCKET, the bucket of the files.';
  if (env.FILES_DIR !== undefined)
    return 'FILES_DIR and S3_BUCKET are both set: files are in a folder or in a bucket.';
  if (env.S3_ACCESS_KEY_ID === undefined || env.S3_SECRET_ACCESS_KEY === undefined)
    return 'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.';
  return null;
}

/** Reads the settings of the file store, which must have been checked before. */
export function readFileSettings(
  env: FileEnvironment,
  dataDir: string,
  resolveFolder: (folder: string) => string,
): FileSettings {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = env;
  if (bucket === undefined) {
    return { kind: 'folder', folder: env.FILES_DIR === undefined ? dataDir : resolveFolder(env.FILES_DIR) };
  }
  return {
    kind: 's3',
    bucket,
    endpoint,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    isPathStyle: env.S3_PATH_STYLE === undefined ? endpoint !== undefined : env.S3_PATH_STYLE === 'on',
  };
}
