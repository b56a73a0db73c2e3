import { sessionStore } from '@narthex/shared-auth';
import { fakeApi } from '@narthex/shared-auth/testing';
import type { ReportsInput } from '@narthex/shared-contracts/schemas/remote-reports';
import { fakeRegistry } from '../testing/fake-registry';
import { VISITOR, signedIn } from '../testing/sessions';
import { collectReports } from './collect-reports';

const TICKETS = 'POST /v1/remote-reports/tickets';
const registry = fakeRegistry({ choirs: [{ path: '/choirs', guard: 'public', title: 'Choirs' }] });
const NAMED = { remote: 'choirs', version: '1.0.0-0123456789' };
const FILE = `http://localhost/remotes/${NAMED.remote}/${NAMED.version}/app.aa.js`;
const OUTCOME = { ...NAMED, outcome: 'loaded', milliseconds: 250 } as const;

const readText = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

let sent: [url: string, body: Blob][] = [];
let tickets = 0;
const readSent = async (): Promise<ReportsInput[]> =>
  Promise.all(sent.map(async ([, body]) => JSON.parse(await readText(body)) as ReportsInput));
/** Returns the sent reports in order. */
const listReports = async () => (await readSent()).flatMap(({ reports }) => reports);
/** Lets the time pass in which reports wait for others to come along. */
const waitForMore = () => jest.advanceTimersByTimeAsync(5_000);
async function whenSent(count: number): Promise<void> {
  await waitForMore();
  expect(await listReports()).toHaveLength(count);
}

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  tickets = 0;
  sessionStore.setState(VISITOR, true);
  window.history.replaceState(null, '', '/nowhere');
  const issue = () => {
    tickets += 1;
    const data = { ticket: `ticket ${tickets}`, expires_at: '2999-01-01T00:00:00Z' };
    return { body: { success: true, data } };
  };
  fakeApi({ [TICKETS]: issue });
  // Visitors request the ticket without the API client.
  globalThis.fetch = async (url) => {
    expect(url).toMatch(/\/api\/v1\/remote-reports\/tickets$/);
    return { ok: true, json: async () => issue().body } as Response;
  };
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => sent.push([url, body]) > 0,
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  jest.useRealTimers();
});

// This test must be the first, because the listeners on the document are never removed.
it('reports errors of a remote’s scripts and what the policy stopped, without what they say', async () => {
  collectReports(registry, '');
  const error = new TypeError('Neema Achieng is not a function');
  window.dispatchEvent(new ErrorEvent('error', { filename: FILE, error }));
  window.dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost/shell/shell.aa.js', error }));
  window.dispatchEvent(new ErrorEvent('error', { filename: FILE.replace('choirs', 'stranger'), error }));
  const violation = Object.assign(new Event('securitypolicyviolation'), {
    sourceFile: FILE,
    effectiveDirective: 'connect-src',
    blockedURI: 'https://elsewhere.example/private?name=Neema',
  });
  document.dispatchEvent(violation);
  await whenSent(2);
  expect(await listReports()).toEqual([
    { kind: 'script-error', ...NAMED, reason: 'TypeError' },
    {
      kind: 'policy-violation',
      ...NAMED,
      directive: 'connect-src',
      reason: 'https://elsewhere.example',
    },
  ]);
});

it('sends what happened as JSON to the API, with a ticket', async () => {
  const report = collectReports(registry, 'https://api.example');
  report(OUTCOME);
  await whenSent(1);
  const [[url, body] = []] = sent;
  expect([url, body?.type]).toEqual(['https://api.example/api/v1/remote-reports', 'application/json']);
  expect(await readSent()).toEqual([{ ticket: 'ticket 1', reports: [{ kind: 'load', ...OUTCOME }] }]);
});

it('asks for one ticket as long as the same person is there', async () => {
  const report = collectReports(registry, '');
  report(OUTCOME);
  await whenSent(1);
  report({ ...OUTCOME, outcome: 'previous' });
  await whenSent(2);
  expect(tickets).toBe(1);
  sessionStore.setState(signedIn('member'), true);
  report(OUTCOME);
  await whenSent(3);
  expect((await readSent()).map(({ ticket }) => ticket)).toEqual(['ticket 1', 'ticket 1', 'ticket 2']);
});

it('is in nobody’s way where a browser sends no beacons', async () => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  collectReports(registry, '')(OUTCOME);
  await waitForMore();
  expect(tickets).toBe(1);
});
