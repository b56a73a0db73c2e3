import { signedText } from '@narthex/shared-contracts/schemas/publishing';
import type { VersionHealth } from '@narthex/shared-contracts/schemas/remote-reports';
import { newTeamToken, readTeamToken, signText } from '@narthex/shared-contracts/team-token';
import { eq } from 'drizzle-orm';
import { signIn, withTestApp } from '../../../../test/build-app';
import { buildPackage, goLive, grant } from '../../../../test/remote-factories';
import { askTicket, sendReports } from '../../../../test/delivery/report-factories';
import { deliveryKeys, remoteHealth, remoteSignals, remoteVersions } from '../../../database/schema/remotes';
import { namedWriter } from '../../../writes/unit/writer';
import { addKey } from '../keys/key-repository';
import { publishRemote } from '../publishing/publish-remote';

const V1 = '1.0.0-0123456789';
const HOUR_MS = 3_600_000;
const app = withTestApp();

async function read(remote: string): Promise<VersionHealth[]> {
  await app().remoteHealth.save();
  const { headers } = await signIn(app(), 'communication leader');
  const response = await app().inject({ url: `/api/v1/delivery/remotes/${remote}/health`, headers });
  return response.json().data;
}

it('says what a version did besides loading, by hour', async () => {
  await goLive(app(), { remote: 'choirs', version: V1 });
  const named = { remote: 'choirs', version: V1 };
  await sendReports(app(), await askTicket(app()), [
    { kind: 'load', ...named, outcome: 'loaded', milliseconds: 90 },
    { kind: 'vital', ...named, name: 'LCP', rating: 'good' },
    { kind: 'script-error', ...named, reason: 'TypeError' },
  ]);
  await sendReports(app(), await askTicket(app(), { slot: 1 }), [
    { kind: 'load', ...named, outcome: 'failed', milliseconds: 900, failure: 'timeout' },
    { kind: 'vital', ...named, name: 'LCP', rating: 'poor' },
    { kind: 'policy-violation', ...named, directive: 'connect-src' },
  ]);
  const [live, ...others] = await read('choirs');
  expect(others).toEqual([]);
  expect(live).toMatchObject({ version: V1, part: 'live', visitors: 2, failed_visitors: 1 });
  expect(live?.day).toEqual({
    loads: 1,
    failures: 1,
    median_ms: 100,
    p95_ms: 100,
    signals: {
      script_errors: 1,
      policy_violations: 1,
      failures: { timeout: 1 },
      good_vitals: { LCP: 50 },
    },
  });
  expect(live?.hours).toHaveLength(24);
  const loads = live?.hours.reduce((sum, hour) => sum + hour.loads, 0);
  expect(loads).toBe(1);
});

it('tells the last hour from the day, hour by hour', async () => {
  await goLive(app(), { remote: 'drama', version: V1 });
  const current = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  const count = async (hoursAgo: number, loads: number) => {
    const row = { remote: 'drama', version: V1, hour: new Date(current - hoursAgo * HOUR_MS) };
    await app()
      .db.insert(remoteHealth)
      .values({ ...row, loads, load_times: [loads, 0, 0, 0, 0, 0, 0, 0, 0] });
    await app()
      .db.insert(remoteSignals)
      .values({ ...row, name: 'script-error', count: loads });
  };
  await count(1, 2);
  await count(5, 7);
  await count(23, 1);
  await count(25, 100);
  const [live] = await read('drama');
  expect([live?.hour.loads, live?.hour.signals.script_errors]).toEqual([2, 2]);
  expect([live?.day.loads, live?.day.signals.script_errors]).toEqual([10, 10]);
  const shown = live?.hours.map(({ loads, script_errors }) => [loads, script_errors].join());
  const busy = new Map([
    [0, '1,1'],
    [18, '7,7'],
    [22, '2,2'],
  ]);
  expect(shown).toEqual(Array.from({ length: 24 }, (_, hour) => busy.get(hour) ?? '0,0'));
});

describe('the signature', () => {
  /** Publishes a version as a team does, with a signature over these files. */
  async function publishSigned(remote: string, alter: (text: string) => string = (text) => text) {
    const remotePackage = buildPackage({ remote, version: V1 });
    await grant(app(), remotePackage);
    const { text, publicKey } = newTeamToken();
    const key = await addKey(app().db, {
      name: 'Team',
      remote,
      can_release: true,
      token_hash: text,
      public_key: publicKey,
      issued_by: null,
      issued_by_label: 'Test',
      expires_at: new Date('2999-01-01'),
    });
    const hashes = [...remotePackage.files].map(([name, file]) => [name, file.integrity]);
    const signed = alter(signedText(remote, V1, Object.fromEntries(hashes)));
    await publishRemote(app(), remotePackage, {
      writer: namedWriter('Test'),
      source: 'shipped',
      key_id: key.id,
      signature: signText(signed, readTeamToken(text).seed ?? ''),
      release: { action: 'live', version: V1, reason: 'Test' },
    });
    return key;
  }

  it('is verified over the files as they are stored, also when the key has ended', async () => {
    const key = await publishSigned('youth');
    await app().db.update(deliveryKeys).set({ revoked_at: new Date() }).where(eq(deliveryKeys.id, key.id));
    expect((await read('youth'))[0]?.signature).toBe('verified');
  });

  it('does not fit other files', async () => {
    await publishSigned('books', (text) => `${text}x`);
    expect((await read('books'))[0]?.signature).toBe('invalid');
  });

  it('is missing where nobody signed', async () => {
    await goLive(app(), { remote: 'health', version: V1 });
    expect(await app().db.$count(remoteVersions, eq(remoteVersions.remote, 'health'))).toBe(1);
    expect((await read('health'))[0]?.signature).toBe('unsigned');
  });
});
