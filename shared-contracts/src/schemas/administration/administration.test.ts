import { activitiesQuerySchema } from './dashboard';
import { remoteReportSchema } from './delivery';
import { proposalQuerySchema, rejectionSchema } from './proposals';
import { getMessages } from '../../testing';

it('shows five activities unless it is told, and at most fifty', () => {
  expect(activitiesQuerySchema.parse({})).toEqual({ limit: 5 });
  for (const limit of ['1', 50]) expect(activitiesQuerySchema.safeParse({ limit }).success).toBe(true);
  for (const limit of [0, 51, 1.5]) expect(activitiesQuerySchema.safeParse({ limit }).success).toBe(false);
});

it('rejects with a reason, or without one', () => {
  expect(rejectionSchema.parse({})).toEqual({ reason: null });
  expect(rejectionSchema.parse({ reason: ' Too long ' })).toEqual({ reason: 'Too long' });
  expect(getMessages(rejectionSchema, { reason: 'a'.repeat(1001) })).toEqual({
    reason: 'At most 1000 characters',
  });
});

it('lists proposals by their date', () => {
  expect(proposalQuerySchema.safeParse({ sort: '-created_at' }).success).toBe(true);
  expect(proposalQuerySchema.safeParse({ sort: 'title' }).success).toBe(false);
});

describe('what a browser reports of a remote', () => {
  const REPORT = { remote: 'choirs', version: '1.0.0', outcome: 'loaded', milliseconds: 120 };
  const at = (length: number) => 'a'.repeat(length);

  it.each(['loaded', 'failed', 'previous', 'render-failed'])('may be that it is %s', (outcome) => {
    const report = { ...REPORT, outcome, reason: 'Hash' };
    expect(remoteReportSchema.parse(report)).toEqual(report);
  });

  it.each([
    [{ remote: at(60), version: at(60), reason: at(500) }, true],
    [{ remote: at(61) }, false],
    [{ version: at(61) }, false],
    [{ reason: at(501) }, false],
    [{ outcome: 'slow' }, false],
    [{ milliseconds: 0 }, true],
    [{ milliseconds: -1 }, false],
    [{ milliseconds: 600_000 }, true],
    [{ milliseconds: 600_001 }, false],
    [{ remote: undefined }, false],
  ])('with %j: %p', (changes, isGood) => {
    expect(remoteReportSchema.safeParse({ ...REPORT, ...changes }).success).toBe(isGood);
  });
});
