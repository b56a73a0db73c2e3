import { reportsInputSchema, ticketInputSchema } from './remote-reports';

const at = (length: number) => 'a'.repeat(length);
const NAMED = { remote: 'choirs', version: '1.0.0' };
const LOAD = { kind: 'load', ...NAMED, outcome: 'loaded', milliseconds: 120 };
const isGood = (...reports: unknown[]) =>
  reportsInputSchema.safeParse({ ticket: 'a ticket', reports }).success;

describe('what a browser reports of a remote', () => {
  it.each([
    ...['loaded', 'failed', 'previous', 'render-failed'].map((outcome) => ({ ...LOAD, outcome })),
    { ...LOAD, outcome: 'failed', failure: 'timeout', reason: 'TimeLimitError' },
    { kind: 'vital', ...NAMED, name: 'LCP', rating: 'good' },
    { kind: 'script-error', ...NAMED, reason: 'TypeError' },
    { kind: 'policy-violation', ...NAMED, directive: 'script-src' },
  ])('may be %j', (report) => {
    expect(reportsInputSchema.parse({ ticket: 'a ticket', reports: [report] }).reports).toEqual([report]);
  });

  it.each([
    [{ remote: at(60), version: at(60), reason: at(500) }, true],
    [{ remote: at(61) }, false],
    [{ version: at(61) }, false],
    [{ reason: at(501) }, false],
    [{ outcome: 'slow' }, false],
    [{ failure: 'bad luck' }, false],
    [{ milliseconds: 0 }, true],
    [{ milliseconds: -1 }, false],
    [{ milliseconds: 600_000 }, true],
    [{ milliseconds: 600_001 }, false],
    [{ remote: undefined }, false],
    [{ kind: 'visit' }, false],
    [{ kind: 'vital', name: 'LCP', rating: 'fair' }, false],
  ])('with %j: %p', (changes, expected) => {
    expect(isGood({ ...LOAD, ...changes })).toBe(expected);
  });

  it('comes in one to twenty pieces, with a ticket', () => {
    expect(isGood()).toBe(false);
    expect(isGood(...new Array<object>(20).fill(LOAD))).toBe(true);
    expect(isGood(...new Array<object>(21).fill(LOAD))).toBe(false);
    expect(reportsInputSchema.safeParse({ reports: [LOAD] }).success).toBe(false);
  });
});

it.each([
  [0, true],
  [3, true],
  [4, false],
  [-1, false],
  [0.5, false],
])('a visitor is number %p of their network: %p', (slot, expected) => {
  expect(ticketInputSchema.safeParse({ slot }).success).toBe(expected);
});
