import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run';
import { readReport } from './read-report';

const TIMES = path.join(ROOT, 'node_modules/.cache/narthex/suite-times.json');

/** One step of a run, by the name under which its time is kept. */
export interface Step<T> {
  readonly name: string;
  readonly run: () => Promise<T>;
}

/** `40 s`, `3 min`, `12 min`. */
export const describeDuration = (seconds: number): string =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;

/** Says how long the steps from here on took the last time; nothing where one of them never ran here. */
function describeRest(steps: readonly Step<unknown>[], times: Readonly<Record<string, unknown>>): string {
  const rest = steps.map(({ name }) => times[name]).filter((time) => typeof time === 'number');
  if (rest.length < steps.length) return '';
  return `, ${describeDuration(rest.reduce((sum, time) => sum + time, 0))} to go as last time`;
}

/** Runs steps one after the other, and says before each which it is and how long the rest will take. */
export async function runSteps<T>(steps: readonly Step<T>[]): Promise<[name: string, result: T][]> {
  const times = { ...readReport(TIMES) };
  const results: [string, T][] = [];
  for (const [index, { name, run }] of steps.entries()) {
    console.log(`Step ${index + 1} of ${steps.length}: ${name}${describeRest(steps.slice(index), times)}`);
    const started = Date.now();
    results.push([name, await run()]);
    times[name] = (Date.now() - started) / 1000;
    mkdirSync(path.dirname(TIMES), { recursive: true });
    writeFileSync(TIMES, JSON.stringify(times));
  }
  return results;
}
