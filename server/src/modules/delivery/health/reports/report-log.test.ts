import pino from 'pino';
import { withTestApp } from '../../../../../test/build-app';
import { askTicket, sendReports } from '../../../../../test/delivery/report-factories';
import { goLive } from '../../../../../test/remote-factories';
import { DEFAULT_BOUNDS } from '../../../../bounds';

const V1 = '1.0.0-0123456789';
const LOGGED = 4;
const lines: string[] = [];
const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
const bounds = { ...DEFAULT_BOUNDS, loggedReportsPerNetwork: LOGGED };
const app = withTestApp({ config: { rateLimits: 'on', bounds }, logger });

const failed = (remote: string, version = V1) =>
  ({ kind: 'load', remote, version, outcome: 'failed', milliseconds: 120, reason: remote }) as const;
const countLogged = (remote: string) =>
  lines.filter((line) => line.includes('remote report') && line.includes(`"remote":"${remote}"`)).length;

beforeAll(async () => {
  for (const remote of ['finance', 'choirs', 'books']) await goLive(app(), { remote, version: V1 });
});

it('holds a report that counts', async () => {
  await sendReports(app(), await askTicket(app(), { ip: '198.51.100.1' }), [failed('finance')]);
  expect(countLogged('finance')).toBe(1);
});

it('holds nothing of what nobody is served, and no more of a document than counts', async () => {
  const ticket = await askTicket(app(), { ip: '198.51.100.2' });
  await sendReports(app(), ticket, [failed('made-up'), failed('choirs', '9.9.9-0123456789')]);
  for (let time = 0; time < 5; time += 1) await sendReports(app(), ticket, [failed('choirs')]);
  expect([countLogged('made-up'), countLogged('choirs')]).toEqual([0, 3]);
});

it('holds a number of lines in a minute for each network, however many documents report', async () => {
  for (let document = 0; document < 2 * LOGGED; document += 1) {
    const ticket = await askTicket(app(), { ip: '198.51.100.3' });
    await sendReports(app(), ticket, [failed('books')], '198.51.100.3');
  }
  expect(countLogged('books')).toBe(LOGGED);
});
