import { median } from '../browser/metrics';
import { tableLines } from '../report/table';
import { readJson, type FilledSite } from '../lists/filled-site';
import { percentile95 } from '../lists/lists-table';
import type { MeasuredRequest } from '../lists/requests';
import { timeResponse } from '../lists/time-response';

const V1 = '/api/v1';
const HOUR_MS = 3_600_000;
const WARM_UP_TURNS = 5;

/** Times of a write in milliseconds, for each of the sites; null where one of them was refused. */
export interface MeasuredWrite {
  readonly name: string;
  readonly times: readonly (readonly number[] | null)[];
}

/** Each writes a new row: an account has one RSVP for each event. */
const writesAbout = (event: number): MeasuredRequest[] => [
  {
    name: 'an event',
    path: `${V1}/events`,
    sender: 'admin',
    body: {
      title: 'Written by the bench',
      description: 'Come along.',
      start_datetime: new Date(Date.now() + HOUR_MS).toISOString(),
      end_datetime: new Date(Date.now() + 2 * HOUR_MS).toISOString(),
      event_type: 'other',
    },
  },
  { name: 'an RSVP', path: `${V1}/events/${event}/rsvp`, sender: 'member', body: { attending: true } },
  {
    name: 'a prayer',
    path: `${V1}/prayer-requests`,
    sender: 'member',
    body: { title: 'Written by the bench', description: 'Please pray.' },
  },
];

async function listUpcoming({ origin }: FilledSite): Promise<number[]> {
  const url = `${V1}/events?upcoming=true&per_page=100`;
  const { data } = await readJson<{ data: readonly { readonly id: number }[] }>(origin, url);
  return data.map(({ id }) => id);
}

/** Measures how long an event, an RSVP and a prayer take to be written; each turn asks all sites. */
export async function measureWrites(
  sites: readonly FilledSite[],
  turns: number,
): Promise<readonly MeasuredWrite[]> {
  const upcoming = await Promise.all(sites.map(listUpcoming));
  const measured = writesAbout(0).map(({ name }) => ({
    name,
    times: sites.map((): number[] | null => []),
  }));
  for (let turn = -WARM_UP_TURNS; turn < turns; turn += 1) {
    for (const [place, site] of sites.entries()) {
      const event = upcoming[place]?.at(turn) ?? 0;
      for (const [index, write] of writesAbout(event).entries()) {
        const time = await timeResponse(site, write);
        const all = measured[index]?.times;
        if (!all || turn < 0) continue;
        if (time === null) all[place] = null;
        else all[place]?.push(time);
      }
    }
  }
  return measured;
}

/** Returns a line for every write: median and 95th percentile by rows. */
export const writesTable = (writes: readonly MeasuredWrite[]): string[] =>
  tableLines(
    ['', 'few: median', 'p95', 'many: median', 'p95', 'most: median', 'p95'],
    writes.map(({ name, times }) => [
      name,
      ...times.flatMap((taken) =>
        taken === null ? ['none', 'none'] : [median(taken).toFixed(1), percentile95(taken).toFixed(1)],
      ),
    ]),
  );
