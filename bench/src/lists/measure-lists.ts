import type { FilledSite } from './filled-site';
import { isOverBudget, pickLighter, type MeasuredList } from './lists-table';
import type { MeasuredRequest } from './requests';
import { timeResponse } from './time-response';

/** The engines of JavaScript and of the database optimize code in steps, so a site that has just started is slower. */
const WARM_UP_ROUNDS = 20;
const SLOW_MS = 3_000;
/** A slow response needs only a few repetitions. */
const SLOW_TURNS = 3;
/** Interference only makes measurements longer, so the fastest attempt is the best. */
const MAX_ATTEMPTS = 3;

/** Contains the same request for each site. The sites have different ids for the same objects. */
type SameRequest = readonly MeasuredRequest[];

async function warmUp(sites: readonly FilledSite[], requests: readonly SameRequest[]): Promise<void> {
  const slow = new Set<SameRequest>();
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    for (const same of requests) {
      for (const [index, site] of sites.entries()) {
        const request = same[index];
        if (!request || slow.has(same)) continue;
        const time = await timeResponse(site, request);
        if (time === null || time > SLOW_MS) slow.add(same);
      }
    }
  }
}

async function measure(
  sites: readonly FilledSite[],
  requests: SameRequest,
  turns: number,
): Promise<MeasuredList> {
  const times: (number[] | null)[] = sites.map(() => []);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, site] of sites.entries()) {
      const taken = times[index];
      const request = requests[index];
      if (!taken || !request) continue;
      if (taken.length >= SLOW_TURNS && taken.every((time) => time > SLOW_MS)) continue;
      const time = await timeResponse(site, request);
      if (time === null) times[index] = null;
      else taken.push(time);
    }
  }
  const [few = null, many = null, most = null] = times;
  const { name = '', countsPeriod = false } = requests[0] ?? {};
  return { name, few, many, most, countsPeriod, attempts: 1 };
}

/** Measures each request on each site. Those over their budget are repeated, and the lightest attempt counts. */
export async function measureLists(
  sites: readonly FilledSite[],
  requests: readonly SameRequest[],
  turns: number,
): Promise<MeasuredList[]> {
  console.log('Warming up …');
  await warmUp(sites, requests);
  console.log('Measuring …');
  const measured: MeasuredList[] = [];
  for (const same of requests) measured.push(await measure(sites, same, turns));
  for (let attempts = 2; attempts <= MAX_ATTEMPTS; attempts += 1) {
    for (const [index, same] of requests.entries()) {
      const known = measured[index];
      if (!known || !isOverBudget(known)) continue;
      measured[index] = { ...pickLighter(known, await measure(sites, same, turns)), attempts };
    }
  }
  return measured;
}
