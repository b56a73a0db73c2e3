import type { z } from 'zod';
import {
  healthHourSchema,
  healthSchema,
  LOAD_TIME_LIMITS_MS,
  REPORT_RETENTION,
  reportsInputSchema,
  signalsSchema,
  ticketInputSchema,
  ticketSchema,
  versionHealthSchema,
} from './remote-reports';

const at = (length: number) => 'a'.repeat(length);
const NAMED = { remote: 'choirs', version: '1.0.0' };
const LOAD = { kind: 'load', ...NAMED, outcome: 'loaded', milliseconds: 120 };
const VITAL = { kind: 'vital', ...NAMED, name: 'LCP', rating: 'good' };
const VIOLATION = { kind: 'policy-violation', ...NAMED, directive: 'script-src' };
const isGood = (...reports: unknown[]) =>
  reportsInputSchema.safeParse({ ticket: 'a ticket', reports }).success;

describe('what a browser reports of a remote', () => {
  it.each([
    ...['loaded', 'failed', 'previous', 'render-failed'].map((outcome) => ({ ...LOAD, outcome })),
    { ...LOAD, outcome: 'failed', failure: 'timeout', reason: 'TimeoutError' },
    ...['network', 'http', 'integrity', 'timeout', 'contract', 'module', 'render'].map((failure) => ({
      ...LOAD,
      outcome: 'failed',
      failure,
    })),
    ...['LCP', 'INP', 'CLS'].map((name) => ({ ...VITAL, name })),
    ...['good', 'needs-improvement', 'poor'].map((rating) => ({ ...VITAL, rating })),
    { kind: 'script-error', ...NAMED },
    { kind: 'script-error', ...NAMED, reason: 'TypeError' },
    VIOLATION,
    { ...VIOLATION, directive: at(60), reason: 'https://cdn.example' },
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
    [{ ...VITAL, name: 'FID' }, false],
    [{ ...VIOLATION, directive: at(61) }, false],
    [{ ...VIOLATION, directive: undefined }, false],
  ])('with %j: %p', (changes, expected) => {
    expect(isGood({ ...LOAD, ...changes })).toBe(expected);
  });

  it('comes in one to twenty pieces, with a ticket', () => {
    expect(isGood()).toBe(false);
    expect(isGood(...new Array<object>(20).fill(LOAD))).toBe(true);
    expect(isGood(...new Array<object>(21).fill(LOAD))).toBe(false);
    expect(reportsInputSchema.safeParse({ reports: [LOAD] }).success).toBe(false);
    expect(reportsInputSchema.safeParse({ ticket: at(200), reports: [LOAD] }).success).toBe(true);
    expect(reportsInputSchema.safeParse({ ticket: at(201), reports: [LOAD] }).success).toBe(false);
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

it('counts loads apart up to 6.4 seconds, by limits that double', () => {
  expect(LOAD_TIME_LIMITS_MS).toEqual([50, 100, 200, 400, 800, 1600, 3200, 6400]);
});

it('keeps reports for a quarter of a year unless it is told, and for two weeks at least', () => {
  expect(REPORT_RETENTION).toEqual({ min: 14, max: 365, default: 90 });
});

const AT = '2026-11-21T06:00:00.000Z';
const HEALTH = { loads: 40, failures: 1, median_ms: 120, p95_ms: 480.5 };
const NO_HEALTH = { loads: 0, failures: 0, median_ms: null, p95_ms: null };
const SIGNALS = {
  script_errors: 2,
  policy_violations: 1,
  failures: { network: 1, http: 2, integrity: 3, timeout: 4, contract: 5, module: 6, render: 7 },
  good_vitals: { LCP: 92.5, INP: 80, CLS: 100 },
};
const NO_SIGNALS = { script_errors: 0, policy_violations: 0, failures: {}, good_vitals: {} };
const HOUR = { hour: AT, loads: 40, failures: 1, median_ms: 120, script_errors: 2 };
const VERSION_HEALTH = {
  version: '1.2.0-0a1b2c3d4e',
  part: 'live',
  hour: { ...HEALTH, signals: SIGNALS },
  day: { ...NO_HEALTH, signals: NO_SIGNALS },
  hours: [HOUR, { ...HOUR, median_ms: null }],
  visitors: 230,
  failed_visitors: 4,
  signature: 'verified',
};

it.each<[string, z.ZodType, object]>([
  ['a ticket', ticketSchema, { ticket: 'a ticket', expires_at: AT }],
  ['how a version did', healthSchema, HEALTH],
  ['how a version did that nobody loaded', healthSchema, NO_HEALTH],
  ['what a version did besides loading', signalsSchema, SIGNALS],
  ['one hour of a version', healthHourSchema, HOUR],
  ['how a version does', versionHealthSchema, VERSION_HEALTH],
])('%s is told in full, and without what it should not say', (_, schema, sample) => {
  expect(schema.parse({ ...sample, secret: 'x' })).toEqual(sample);
});

it.each([
  [{ failures: { weather: 1 } }, false],
  [{ good_vitals: { FID: 90 } }, false],
  [{ failures: { network: 1 }, good_vitals: { CLS: 90 } }, true],
])('signals with %j: %p', (changes, expected) => {
  expect(signalsSchema.safeParse({ ...SIGNALS, ...changes }).success).toBe(expected);
});

it.each<[string, z.ZodType, string[]]>([
  ['the part of a version', versionHealthSchema.shape.part, ['live', 'canary', 'good']],
  ['its signature', versionHealthSchema.shape.signature, ['verified', 'unsigned', 'invalid']],
])('%s is one of a closed list: %j', (_, schema, values) => {
  for (const value of values) expect(schema.parse(value)).toBe(value);
  expect(schema.safeParse('weather').success).toBe(false);
  expect(schema.safeParse('').success).toBe(false);
});
