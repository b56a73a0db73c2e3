import type { LoadReport, RemoteReport } from '@narthex/shared-contracts/schemas/remote-reports';
import { ReportCounter } from './report-counter';
import type { Ticket } from './report-ticket';

const SECRET = 'a secret of this test';
const V1 = '1.0.0-0123456789';
const named = { remote: 'youth', version: V1 };
const load = (outcome: LoadReport['outcome'], more: Partial<LoadReport> = {}): LoadReport => ({
  kind: 'load',
  ...named,
  outcome,
  milliseconds: 10,
  ...more,
});
const scriptError: RemoteReport = { kind: 'script-error', ...named };
const ticket = (visitor: string, document = visitor): Ticket => ({
  is_account: false,
  identity: `identity of ${visitor}`,
  source: `source of ${visitor}`,
  document,
});

/** Adds up these reports in one counter, each from its own visitor unless it has a ticket. */
function count(...reports: (RemoteReport | readonly [RemoteReport, Ticket])[]) {
  const counter = new ReportCounter();
  for (const [index, one] of reports.entries()) {
    const [report, from] = 'kind' in one ? [one, ticket(String(index))] : one;
    counter.add(report, from, SECRET);
  }
  return counter.drain();
}

it('adds loads up by version', () => {
  const { counts, signals } = count(
    load('loaded'),
    load('failed'),
    load('loaded', { version: '2.0.0-0123456789' }),
    load('loaded', { remote: 'music' }),
    load('loaded'),
  );
  expect(counts.map(({ remote, version, loads, failures }) => [remote, version, loads, failures])).toEqual([
    ['youth', V1, 2, 1],
    ['youth', '2.0.0-0123456789', 1, 0],
    ['music', V1, 1, 0],
  ]);
  expect(signals).toEqual([]);
});

it('adds up what a version does besides, without an outcome or a load', () => {
  const { counts, signals, outcomes } = count(scriptError, scriptError, {
    kind: 'vital',
    ...named,
    name: 'LCP',
    rating: 'good',
  });
  expect(signals).toEqual([
    { ...named, hour: expect.any(Date), name: 'script-error', count: 2 },
    { ...named, hour: expect.any(Date), name: 'LCP good', count: 1 },
  ]);
  expect([counts, outcomes]).toEqual([[], []]);
});

it('names the class of a failure beside it', () => {
  const { counts, signals } = count(load('failed', { failure: 'integrity' }));
  expect(counts[0]?.failures).toBe(1);
  expect(signals[0]).toMatchObject({ ...named, name: 'failure integrity', count: 1 });
});

it('hears each visitor of a version once, and what failed once has failed', () => {
  const visitor = (document: string) => ticket('one', document);
  const { outcomes } = count(
    [load('loaded'), visitor('a')],
    [load('render-failed'), visitor('b')],
    [load('loaded'), visitor('c')],
    load('loaded'),
  );
  expect(outcomes).toEqual([
    {
      ...named,
      is_account: false,
      outcome_key: expect.any(String),
      source: expect.any(String),
      has_failed: true,
    },
    {
      ...named,
      is_account: false,
      outcome_key: expect.any(String),
      source: expect.any(String),
      has_failed: false,
    },
  ]);
  expect(outcomes[0]?.outcome_key).not.toBe(outcomes[1]?.outcome_key);
});

it('has no outcome for who got the version before it', () => {
  const { counts, outcomes } = count(load('previous'));
  expect(counts[0]?.fallbacks).toBe(1);
  expect(outcomes).toEqual([]);
});

it('takes the same of one document three times, and what is different again', () => {
  const again = (report: RemoteReport) => Array.from({ length: 5 }, () => [report, ticket('one')] as const);
  const { counts, signals } = count(
    ...again(load('loaded')),
    ...again(load('failed', { failure: 'http' })),
    ...again(load('failed', { failure: 'timeout' })),
    ...again(load('loaded', { remote: 'music' })),
    ...again(scriptError),
    [load('loaded'), ticket('one', 'another document')],
  );
  expect(counts.map(({ remote, loads, failures }) => [remote, loads, failures])).toEqual([
    ['youth', 4, 6],
    ['music', 3, 0],
  ]);
  expect(signals.map(({ name, count: times }) => [name, times])).toEqual([
    ['failure http', 3],
    ['failure timeout', 3],
    ['script-error', 3],
  ]);
});

it('begins anew once it was asked for what it counted', () => {
  const counter = new ReportCounter();
  counter.add(load('failed', { failure: 'http' }), ticket('one'), SECRET);
  expect(counter.drain().outcomes).toHaveLength(1);
  expect(counter.drain()).toEqual({ counts: [], signals: [], outcomes: [] });
});

it('keeps no more than 5,000 visitors until they are stored', () => {
  const counter = new ReportCounter();
  for (let visitor = 0; visitor < 5_003; visitor += 1)
    counter.add(load('loaded'), ticket(String(visitor)), SECRET);
  const { counts, outcomes } = counter.drain();
  expect([counts[0]?.loads, outcomes.length]).toEqual([5_000, 5_000]);
  counter.add(load('loaded'), ticket('a later one'), SECRET);
  expect(counter.drain().outcomes).toHaveLength(1);
});

it('remembers the last 20,000 things that documents said', () => {
  const counter = new ReportCounter();
  const say = (document: string) => counter.add(scriptError, ticket(document), SECRET);
  const countErrors = () => counter.drain().signals[0]?.count ?? 0;
  for (let time = 0; time < 3; time += 1) say('first');
  // From here on, every report of a document is remembered.
  for (let document = 0; document < 19_999; document += 1) say(String(document));
  countErrors();
  say('first');
  expect(countErrors()).toBe(0);
  for (let document = 0; document < 19_999; document += 1) say(`next ${document}`);
  countErrors();
  say('first');
  expect(countErrors()).toBe(0);
  for (let document = 0; document < 20_000; document += 1) say(`last ${document}`);
  countErrors();
  say('first');
  expect(countErrors()).toBe(1);
});
