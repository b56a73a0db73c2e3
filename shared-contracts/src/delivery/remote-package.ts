import { z } from 'zod';
import { versionSchema } from './registry';

/** Where a built version is handed in. */
export const REGISTRY_UPLOAD = '/delivery/versions';

/** Below the server's data folder, outside production: the token that publishing needs. */
export const SHIP_TOKEN_FILE = 'ship-token';

/** A built version: every file of it as base64, by name. */
export const remotePackageSchema = z.object({
  remote: z.string().regex(/^[a-z][a-z0-9-]{1,40}$/),
  version: versionSchema,
  files: z.record(z.string().max(200), z.base64()),
});
export type RemotePackageUpload = z.infer<typeof remotePackageSchema>;
