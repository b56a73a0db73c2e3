import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { readReport, type Attack, type Boundary, type Outcome, type Outcomes } from '../attack';
import type { Arena } from '../hostile/open-arena';
import { attackUrl } from './open-context';

/** Requests may arrive a little after the code that caused them has ended. */
const LATE_REQUESTS_MS = 700;
/** Those of attacks that must succeed are waited for, even if a busy machine takes long. */
const EXPECTED_REQUESTS_MS = 8_000;
const POLL_MS = 100;
/** Each attack has a time limit in the page; a page that takes longer is broken. */
const PAGE_TIMEOUT_MS = 60_000;

/** Runs attacks at the same time in one page of a browser. */
export async function runTogether(
  { collector }: Arena,
  context: BrowserContext,
  {
    remote,
    attacks,
    boundary,
  }: {
    readonly remote: string;
    readonly attacks: readonly Attack[];
    readonly boundary: Boundary;
  },
): Promise<Outcomes> {
  const page = await context.newPage();
  const reports = new Map<string, Outcome>();
  const isDone = page.waitForEvent('console', {
    predicate: (message) => {
      const report = readReport(message.text());
      if (report) reports.set(report.name, report);
      return report?.name === 'done';
    },
    timeout: PAGE_TIMEOUT_MS,
  });
  const names = attacks.map(({ name }) => name);
  await Promise.all([page.goto(attackUrl(remote, names, boundary), { waitUntil: 'commit' }), isDone]);
  const ends = Date.now() + (boundary === 'off' ? EXPECTED_REQUESTS_MS : LATE_REQUESTS_MS);
  const hasWorked = ({ name, harm }: Attack) =>
    harm !== undefined || reports.get(name)?.hasSucceeded || collector.wasReached(boundary, name);
  while (!attacks.every(hasWorked) && Date.now() < ends) await pause(POLL_MS);
  const outcomes = new Map<string, Outcome>();
  for (const { name, harm } of attacks) {
    const hasHarmed = harm !== undefined && (await page.evaluate(harm)) === true;
    const report = reports.get(name) ?? { hasSucceeded: false, result: 'It never ended.' };
    const hasSucceeded = report.hasSucceeded || hasHarmed || collector.wasReached(boundary, name);
    outcomes.set(name, { ...report, hasSucceeded });
  }
  return outcomes;
}
