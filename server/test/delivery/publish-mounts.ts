import type { Mount } from '@narthex/shared-contracts';
import type { App } from '../../src/app';
import { grantClaims } from '../../src/modules/delivery/grants/grant-repository';
import { saveState } from '../../src/modules/delivery/releases/release-repository';
import { addVersion } from '../../src/modules/delivery/releases/version-repository';
import { namedWriter } from '../../src/writes/unit/writer';

const REMOTE = 'public-site';
let published = 0;

/** Makes a remote with these mounts live, without any files. */
export async function publishMounts(app: App, mounts: Mount[]): Promise<void> {
  published += 1;
  const version = `1.0.0-${String(published).padStart(10, '0')}`;
  await app.unitOfWorkBy(namedWriter('Test'), async ({ tx, invalidates }) => {
    const about = { name: REMOTE, owner: 'Communication department', contract: 1, title: 'Public site' };
    // The grant covers whatever a test mounts later.
    await grantClaims(tx, { ...about, mounts: [{ path: '/', guard: 'public', title: 'Home' }] });
    await addVersion(tx, {
      remote: REMOTE,
      version,
      manifest_integrity: `sha384-${'a'.repeat(64)}`,
      descriptor: { ...about, mounts },
      source: 'local',
    });
    await saveState(tx, REMOTE, { live: version, good: null, canary: null, disabled: null });
    invalidates('remotes');
  });
}
