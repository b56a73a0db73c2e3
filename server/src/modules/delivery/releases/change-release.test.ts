import { eq } from 'drizzle-orm';
import type { ReleaseState } from '@narthex/shared-contracts/schemas/releases';
import { withSmallApp } from '../../../../test/build-small-app';
import { auditLog } from '../../../database/schema/auth';
import { remoteGrants, remoteVersions } from '../../../database/schema/remotes';
import { namedWriter } from '../../../writes/unit/writer';
import { healthPlugin } from '../health/health-plugin';
import { registryPlugin } from '../registry/registry-plugin';
import { changeRelease, type ReleaseCommand } from './change-release';
import { findLiveSince, findState, listChanges, listLive, listStatesAt } from './release-repository';
import { addVersion, listNewestVersions, listVersions } from './version-repository';

const app = withSmallApp([registryPlugin, healthPlugin]);
const WRITER = namedWriter('Neema');
const change = (remote: string, command: ReleaseCommand) => changeRelease(app(), WRITER, remote, command);
const live = (version: string): ReleaseCommand => ({ action: 'live', version, reason: 'Test' });
const state = (changes: Partial<ReleaseState> = {}): ReleaseState => ({
  live: 'v1',
  good: null,
  canary: null,
  disabled: null,
  ...changes,
});

/** Publishes versions of a remote that use a contract; the first becomes live. */
async function publish(remote: string, versions = ['v1', 'v2', 'v3'], contract = 1): Promise<void> {
  const grant = { remote, owner: 'Test', paths: ['/'], least_guard: 'public', size_budget: 1_000 } as const;
  await app().db.insert(remoteGrants).values(grant).onConflictDoNothing();
  for (const version of versions) {
    const descriptor = { name: remote, owner: 'Test', contract, title: remote, mounts: [] };
    const manifestIntegrity = `sha384-${'A'.repeat(64)}`;
    await addVersion(app().db, {
      remote,
      version,
      manifest_integrity: manifestIntegrity,
      descriptor,
      source: 'local',
    });
  }
}
const changesOf = async (remote: string) => (await listChanges(app().db, { remote })).rows;

it('is on record: by whom, why, from what to what', async () => {
  await publish('youth');
  await change('youth', live('v1'));
  const canary = { version: 'v2', percent: 5 };
  expect(await change('youth', { action: 'canary', ...canary, reason: 'A trial' })).toEqual(
    state({ canary }),
  );
  expect(await findState(app().db, 'youth')).toEqual(state({ canary }));
  expect(await changesOf('youth')).toMatchObject([
    { action: 'canary', before: state(), after: state({ canary }), reason: 'A trial', actor_label: 'Neema' },
    { action: 'live', before: null, after: state(), reason: 'Test', actor_label: 'Neema' },
  ]);
  const entries = await app()
    .db.select()
    .from(auditLog)
    .where(eq(auditLog.subject_id, 'youth'))
    .orderBy(auditLog.id);
  expect(entries).toMatchObject([
    { action: 'remote.live', subject_type: 'remote', before: null, after: { ...state(), reason: 'Test' } },
    {
      action: 'remote.canary',
      subject_type: 'remote',
      before: state(),
      after: { ...state({ canary }), reason: 'A trial' },
    },
  ]);
});

it('isn’t recorded where it changes nothing', async () => {
  await publish('music');
  const revision = app().contentVersion('remotes');
  await change('music', live('v1'));
  const changed = app().contentVersion('remotes');
  expect(changed).toBeGreaterThan(revision);
  expect(await change('music', live('v1'))).toEqual(state());
  expect(await changesOf('music')).toHaveLength(1);
  expect(app().contentVersion('remotes')).toBe(changed);
});

it.each<[string, string | null | undefined, string | null, string | null]>([
  ['one expects what is live', 'v1', 'v1', null],
  ['nobody expects anything', undefined, 'v1', null],
  ['nothing was expected, and nothing is', null, null, null],
  [
    'one expects another version',
    'v2',
    'v1',
    'v1 is live, not v2: somebody else changed it meanwhile. Look at what is live, and do it again if yours should replace it.',
  ],
  [
    'one expects nothing',
    null,
    'v1',
    'v1 is live, not nothing: somebody else changed it meanwhile. Look at what is live, and do it again if yours should replace it.',
  ],
  [
    'nothing is live',
    'v2',
    null,
    'Nothing is live, not v2: somebody else changed it meanwhile. Look at what is live, and do it again if yours should replace it.',
  ],
])('is compared with what is live: %s', async (name, expected, current, refusal) => {
  const remote = `compared ${name}`;
  await publish(remote);
  if (current !== null) await change(remote, live(current));
  const command = { ...live('v3'), ...(expected !== undefined && { expected_live: expected }) };
  const outcome = change(remote, command);
  if (refusal === null) expect((await outcome).live).toBe('v3');
  else {
    await expect(outcome).rejects.toMatchObject({
      statusCode: 409,
      message: refusal,
      conflict: { current: current === null ? {} : state(), current_version: 0, submitted: command },
    });
    expect((await findState(app().db, remote))?.live ?? null).toBe(current);
  }
});

it('needs a version that is there, and that this site can run', async () => {
  await publish('drama');
  await publish('drama', ['v9'], 99);
  await change('drama', live('v1'));
  const unknown = { statusCode: 409, message: "v9 speaks contract 99, which this site doesn't know." };
  await expect(change('drama', live('v9'))).rejects.toMatchObject(unknown);
  const trial = (version: string) =>
    change('drama', { action: 'canary', version, percent: 5, reason: 'Test' });
  await expect(trial('v9')).rejects.toMatchObject(unknown);
  const missing = { statusCode: 404, message: 'drama has no version v4.' };
  await expect(change('drama', live('v4'))).rejects.toMatchObject(missing);
  await expect(trial('v4')).rejects.toMatchObject(missing);
  expect(await findState(app().db, 'drama')).toEqual(state());
});

it('is undone to what was before it', async () => {
  await publish('books');
  await change('books', live('v1'));
  await expect(change('books', { action: 'undo', reason: 'Test' })).rejects.toThrow(
    'Nothing was live before',
  );
  await change('books', { action: 'disable', message: 'Later', reason: 'Test' });
  expect(await change('books', { action: 'undo', reason: 'Test' })).toEqual(state());
});

describe('what is live', () => {
  it('is listed with its versions, by the names of remotes', async () => {
    await publish('health');
    await publish('choirs');
    for (const version of ['v1', 'v2']) await change('health', live(version));
    await change('health', { action: 'canary', version: 'v3', percent: 20, reason: 'Test' });
    await change('health', { action: 'disable', message: 'Later', reason: 'Test' });
    await change('choirs', live('v1'));
    const listed = (await listLive(app().db)).filter(({ live: { remote } }) =>
      ['health', 'choirs'].includes(remote),
    );
    expect(listed).toMatchObject([
      { live: { remote: 'choirs', version: 'v1' }, good: null, canary: null, disabled: null },
      {
        live: { remote: 'health', version: 'v2' },
        good: { remote: 'health', version: 'v1' },
        canary: { version: { remote: 'health', version: 'v3' }, percent: 20 },
        disabled: 'Later',
      },
    ]);
  });

  it('is known of past moments, and since when it has been so', async () => {
    await publish('past');
    const before = new Date(Date.now() - 1);
    await change('past', live('v1'));
    const [first] = await changesOf('past');
    await change('past', { action: 'disable', message: 'Later', reason: 'Test' });
    expect(await findLiveSince(app().db, 'past', 'v1')).toEqual(first?.created_at);
    expect(await findLiveSince(app().db, 'past', 'v2')).toEqual(new Date(0));
    await change('past', live('v2'));
    const [second] = await changesOf('past');
    expect(await findLiveSince(app().db, 'past', 'v2')).toEqual(second?.created_at);
    const liveAt = async (at: Date) => (await listStatesAt(app().db, at)).get('past')?.live;
    expect(await liveAt(before)).toBeUndefined();
    // The database stores microseconds.
    expect(await liveAt(new Date((first?.created_at.getTime() ?? 0) + 1))).toBe('v1');
    expect(await liveAt(new Date())).toBe('v2');
  });
});

describe('the versions that are shown', () => {
  it('are the newest twenty, the last one first', async () => {
    const names = Array.from({ length: 22 }, (_, index) => `v${index + 1}`);
    await publish('many', names);
    const listed = await listVersions(app().db, 'many');
    expect(listed.map(({ version }) => version)).toEqual(names.toReversed().slice(0, 20));
  });

  it('are the live one of each remote, or its newest', async () => {
    await publish('ushers');
    await publish('library');
    await change('ushers', live('v1'));
    const shown = await listNewestVersions(
      app().db,
      new Map([
        ['ushers', { live: 'v1' }],
        ['library', { live: 'a version that is gone' }],
      ]),
    );
    expect([shown.get('ushers')?.version, shown.get('library')?.version]).toEqual(['v1', 'v3']);
  });

  it('are added once', async () => {
    await publish('once', ['v1']);
    const [row] = await listVersions(app().db, 'once');
    if (!row) throw new Error('The version was not added');
    const { id: _id, created_at: _createdAt, ...values } = row;
    expect(await addVersion(app().db, { ...values, message: 'again' })).toBe(false);
    expect(await addVersion(app().db, { ...values, version: 'v2' })).toBe(true);
    expect(await app().db.$count(remoteVersions, eq(remoteVersions.remote, 'once'))).toBe(2);
  });
});
