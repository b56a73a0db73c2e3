import { remoteReportSchema } from './remote-reports';

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
