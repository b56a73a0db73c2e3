import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { readConfig, type Config } from '../src/config';

/** Settings of a test: no limits, no seed, no page cache (tests write rows past it), cheap passwords, a folder of its own. */
export function testConfig(overrides: Partial<Config> = {}): Config {
  const dataDir = path.join(os.tmpdir(), `narthex-app-${randomUUID()}`);
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    SEED: 'none',
    PAGE_CACHE: '0',
  });
  return { ...config, passwordCost: 'test', ...overrides };
}
