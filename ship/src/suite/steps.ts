import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run';
import { readReport } from './read-report';

const TIMES = path.join(ROOT, 'node_modules/.cache/narthex/suite-times.json');

/** Describes a step of a run. Its duration is stored under its name. */
export interface Step<T> {
  readonly name: string;
  readonly run: () => Promise<T>;
}

/** Returns a duration such as `40 s` or `12 min`. */
export const describeDuration = (seconds: number): string =>
  seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;

/** Returns the duration of the remaining steps in the last run, or an empty text if one of them has never run here. */
function describeRest(steps: readonly Step<unknown>[], times: Readonly<Record<string, unknown>>): string {
  const rest = steps.map(({ name }) => times[name]).filter((time) => typeof time === 'number');
  if (rest.length < steps.length) return '';
  return `, ${describeDuration(rest.reduce((sum, time) => sum + time, 0))} to go as last time`;
}

/** Runs steps one after another. It announces each with the expected duration of the rest. */
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
