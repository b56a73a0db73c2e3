import type { LoadReport, RemoteReport } from '@narthex/shared-contracts/schemas/remote-reports';
import { withTestDatabase } from '../../../../test/database';
import {
  deleteOldSignals,
  listSignals,
  getSignalName,
  presentSignals,
  saveSignals,
} from './signal-repository';

const version = { remote: 'youth', version: '1.0.0-0123456789' };
const failed: LoadReport = { kind: 'load', ...version, outcome: 'failed', milliseconds: 0 };

it.each<[RemoteReport, string | null]>([
  [failed, null],
  [{ ...failed, failure: 'timeout' }, 'failure timeout'],
  [{ kind: 'vital', ...version, name: 'LCP', rating: 'needs-improvement' }, 'LCP needs-improvement'],
  [{ kind: 'script-error', ...version }, 'script-error'],
  [{ kind: 'policy-violation', ...version, directive: 'connect-src' }, 'policy-violation'],
])('of %j counts %s', (report, name) => {
  expect(getSignalName(report)).toBe(name);
});

it('is added up over the hours, and only what there was is named', () => {
  const rows = [
    ['script-error', 2],
    ['script-error', 3],
    ['policy-violation', 1],
    ['failure http', 4],
    ['failure http', 1],
    ['LCP good', 2],
    ['LCP poor', 1],
    ['CLS needs-improvement', 5],
    ['something of a later version', 9],
  ] as const;
  expect(presentSignals(rows.map(([name, count]) => ({ name, count })))).toEqual({
    script_errors: 5,
    policy_violations: 1,
    failures: { http: 5 },
    good_vitals: { LCP: 67, CLS: 0 },
  });
  expect(presentSignals([])).toEqual({
    script_errors: 0,
    policy_violations: 0,
    failures: {},
    good_vitals: {},
  });
});

describe('what is stored', () => {
  const database = withTestDatabase();
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
  const signal = (hour: number, name: string, count = 1, more: Partial<typeof version> = {}) => ({
    ...version,
    ...more,
    hour: at(hour),
    name,
    count,
  });
  const list = async (since: number) =>
    (await listSignals(database().db, version.remote, version.version, at(since)))
      .map(({ hour, name, count }) => `${hour.getUTCHours()} ${name} ${count}`)
      .sort();

  it('is added up by hour and name, read of one version, and goes once it is older', async () => {
    const { db } = database();
    await saveSignals(db, []);
    await saveSignals(db, [signal(9, 'script-error', 2), signal(9, 'LCP good'), signal(8, 'script-error')]);
    await saveSignals(db, [
      signal(9, 'script-error', 3),
      signal(9, 'script-error', 9, { remote: 'music' }),
      signal(9, 'script-error', 9, { version: '2.0.0-0123456789' }),
    ]);
    expect(await list(0)).toEqual(['8 script-error 1', '9 LCP good 1', '9 script-error 5']);
    expect(await list(9)).toEqual(['9 LCP good 1', '9 script-error 5']);
    await deleteOldSignals(db, at(9));
    expect(await list(0)).toEqual(['9 LCP good 1', '9 script-error 5']);
  });
});
