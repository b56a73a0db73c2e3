import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { goLive } from '../../../../test/remote-factories';
import { withSmallApp } from '../../../../test/build-small-app';
import { auditLog } from '../../../database/schema/auth';
import { liveRemotes, remoteChanges, remotePreviews, remoteVersions } from '../../../database/schema/remotes';
import type { ReleaseState } from '@narthex/shared-contracts/schemas/releases';
import { healthPlugin } from '../health/health-plugin';
import { registryPlugin } from '../registry/registry-plugin';
import { listFileHashes, measureRemotes, readFileList } from './file-repository';
import { ARRIVING_FOLDER } from '../publishing/receive-package';
import { retentionPlugin } from './retention-plugin';

const app = withSmallApp([registryPlugin, healthPlugin, retentionPlugin]);
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const version = (major: number) => `${major}.0.0-0123456789`;
const state = (live: string): ReleaseState => ({ live, good: null, canary: null, disabled: null });

/** Publishes eight versions of a remote that are 60 days old; the last one is live. */
async function publishEight(remote: string) {
  for (let major = 1; major <= 8; major += 1) await goLive(app(), { remote, version: version(major) });
  await app()
    .db.update(remoteVersions)
    .set({ created_at: daysAgo(60) })
    .where(eq(remoteVersions.remote, remote));
  await app().db.update(liveRemotes).set({ good_version: null }).where(eq(liveRemotes.remote, remote));
}

/** The history can't be changed, so the one of these versions is written under other names. */
async function replaced(remote: string, major: number, days: number, more: Partial<ReleaseState> = {}) {
  await app()
    .db.insert(remoteChanges)
    .values({
      remote,
      action: 'live',
      before: { ...state(version(major)), ...more },
      after: state(version(8)),
      reason: 'Test',
      actor_label: 'Test',
      created_at: daysAgo(days),
    });
}

async function listKept(remote: string) {
  await app().housekeeping.run();
  const rows = await app().db.select().from(remoteVersions).where(eq(remoteVersions.remote, remote));
  return rows.map((row) => Number(row.version.split('.')[0])).sort();
}

it('deletes what a killed server had received of a version, and no upload that still runs', async () => {
  const arriving = path.join(app().config.dataDir, ARRIVING_FOLDER);
  for (const name of ['killed', 'running']) {
    await mkdir(path.join(arriving, name), { recursive: true });
    await writeFile(path.join(arriving, name, '0'), 'half of a file');
  }
  await utimes(path.join(arriving, 'killed'), daysAgo(2), daysAgo(2));
  await app().housekeeping.run();
  expect(await readdir(arriving)).toEqual(['running']);
  await rm(arriving, { recursive: true });
});

it('keeps what somebody had in the last two weeks, also as a fallback or a canary', async () => {
  await publishEight('youth');
  // All eight were replaced just now.
  expect(await listKept('youth')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

describe('of versions that nobody has had for two weeks', () => {
  /** Publishes versions without a recent history: they are published under one name and renamed to another. */
  async function publishOld(remote: string) {
    await publishEight(`${remote}-new`);
    const { db } = app();
    const rows = await db
      .select()
      .from(remoteVersions)
      .where(eq(remoteVersions.remote, `${remote}-new`));
    await db.insert(remoteVersions).values(rows.map(({ id: _, ...row }) => ({ ...row, remote })));
    await db.insert(liveRemotes).values({ remote, version: version(8) });
  }

  it('keeps the newest five, and audits what goes', async () => {
    await publishOld('music');
    await replaced('music', 1, 15);
    expect(await listKept('music')).toEqual([4, 5, 6, 7, 8]);
    const entries = await app().db.select().from(auditLog).where(eq(auditLog.subject_id, 'music'));
    for (const entry of entries)
      expect(entry).toMatchObject({ subject_type: 'remote', actor_label: 'Housekeeping', after: null });
    expect(entries.map(({ action, before }) => `${action} ${String(before?.['version'])}`).sort()).toEqual([
      `remote.retire ${version(1)}`,
      `remote.retire ${version(2)}`,
      `remote.retire ${version(3)}`,
    ]);
  });

  it('counts from when they were replaced, whatever they stood for', async () => {
    await publishOld('health');
    await replaced('health', 1, 13);
    await replaced('health', 7, 13, { good: version(2) });
    await replaced('health', 7, 13, { canary: { version: version(3), percent: 10 } });
    expect(await listKept('health')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('keeps what is live, last good or a canary, however old', async () => {
    await publishOld('prayer');
    const now = {
      version: version(1),
      good_version: version(2),
      canary_version: version(3),
      canary_percent: 10,
    };
    await app().db.update(liveRemotes).set(now).where(eq(liveRemotes.remote, 'prayer'));
    expect(await listKept('prayer')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('keeps what a link to a preview leads to, until that expires or is revoked', async () => {
    await publishOld('drama');
    const link = (major: number, expiresAt: Date) => ({
      remote: 'drama',
      version: version(major),
      roles: ['leader' as const],
      created_by: 'Test',
      expires_at: expiresAt,
    });
    const revoked = { ...link(3, daysAgo(-1)), revoked_at: daysAgo(0) };
    await app()
      .db.insert(remotePreviews)
      .values([link(1, daysAgo(1)), link(2, daysAgo(-1)), revoked]);
    expect(await listKept('drama')).toEqual([2, 4, 5, 6, 7, 8]);
  });
});

it('says how much room a remote takes, counting what its versions share once', async () => {
  const before = { remote: 'ushers', code: 'x'.repeat(1_000) };
  await goLive(app(), { ...before, version: version(1) });
  const use = async () => (await measureRemotes(app().db)).find(({ remote }) => remote === 'ushers');
  const one = await use();
  await goLive(app(), { ...before, version: version(2) });
  const two = await use();
  expect([one?.versions, two?.versions]).toEqual([1, 2]);
  expect(two?.size).toBeGreaterThan(one?.size ?? 0);
  expect(two?.size).toBeLessThan((one?.size ?? 0) + 1_000);
  const large = { remote: 'large', version: version(1), code: 'y'.repeat(100_000) };
  await goLive(app(), large);
  const sizes = (await measureRemotes(app().db)).map(({ remote, size }) => [remote, size] as const);
  expect(sizes[0]?.[0]).toBe('large');
  expect(sizes.map(([, size]) => size)).toEqual(sizes.map(([, size]) => size).toSorted((a, b) => b - a));
});

it('keeps the files that versions name, and no others', async () => {
  await goLive(app(), { remote: 'kept', version: version(1), code: 'kept' });
  const hashes = await listFileHashes(app().db);
  const files = await readFileList(app().db, { remote: 'kept', version: version(1) });
  expect(files.size).toBe(4);
  for (const integrity of files.values()) expect(hashes).toContain(integrity);
  expect(new Set(hashes).size).toBe(hashes.length);
});
