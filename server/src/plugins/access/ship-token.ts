import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SHIP_TOKEN_FILE } from '@narthex/shared-contracts/remote-package';
import type { Config } from '../../config';

/**
 * Returns the token that publishing requires: SHIP_TOKEN or, outside production, a random one in a file that
 * only this user can read. So publishing to one's own site needs no setting. Null means that nobody can
 * publish.
 */
export async function shipToken(config: Config): Promise<string | null> {
  if (config.shipToken) return config.shipToken;
  if (config.isProduction) return null;
  const file = path.join(config.dataDir, SHIP_TOKEN_FILE);
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known) return known.trim();
  const token = randomBytes(32).toString('base64url');
  await mkdir(config.dataDir, { recursive: true });
  await writeFile(file, `${token}\n`, { mode: 0o600 });
  return token;
}
