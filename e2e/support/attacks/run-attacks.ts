import { expect, type Page } from '@playwright/test';
import type { Attack } from './attack';
import type { Collector } from './collector';

/** Requests may arrive a little after the code that caused them has ended. */
const LATE_REQUESTS_MS = 700;

interface Outcome {
  readonly name: string;
  readonly hasSucceeded?: boolean;
  readonly result?: string;
}

/** Runs attacks at the same time in one page. Returns the names of those that succeeded, and what each one returned. */
export async function runAttacks(
  page: Page,
  remote: string,
  attacks: readonly Attack[],
  collector: Collector,
): Promise<{ succeeded: string[]; results: Readonly<Record<string, string | undefined>> }> {
  const outcomes: Outcome[] = [];
  const isDone = new Promise<void>((resolve) => {
    page.on('console', (message) => {
      const [, json] = /^narthex-attack (.*)$/s.exec(message.text()) ?? [];
      if (!json) return;
      const outcome = JSON.parse(json) as Outcome;
      if (outcome.name === 'done') resolve();
      else outcomes.push(outcome);
    });
  });
  collector.take();
  await page.goto(`/${remote}?run=${attacks.map(({ name }) => name).join(',')}`);
  await isDone;
  await page.waitForTimeout(LATE_REQUESTS_MS);
  const reached = collector.take();
  const succeeded: string[] = [];
  for (const { name, harm } of attacks) {
    const hasReturned = outcomes.some((outcome) => outcome.name === name && outcome.hasSucceeded);
    const hasHarmed = harm !== undefined && (await page.evaluate(harm)) === true;
    if (hasReturned || hasHarmed || reached.has(name)) succeeded.push(name);
  }
  expect(outcomes.map(({ name }) => name).sort()).toEqual(attacks.map(({ name }) => name).sort());
  return { succeeded, results: Object.fromEntries(outcomes.map(({ name, result }) => [name, result])) };
}
