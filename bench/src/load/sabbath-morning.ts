import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@narthex/shared-contracts';
import type { Pool } from 'undici';
import { percentile } from '../browser/metrics';
import { openPool, sendRequest } from './send-load';
import { rsvpOf } from './load-requests';

const PEOPLE = 600;
const WITHIN_MS = 5 * 60_000;
/** One person in six RSVPs: a hundred of them all. */
const RSVP_EVERY = 6;
/** A person reads the page before they RSVP. */
const READING_MS = 20_000;
const CONNECTIONS = 100;
const MAX_NAMED_FAILURES = 3;

/** Contains what the people of a morning got. */
export interface Morning {
  readonly opened: number;
  readonly answered: number;
  readonly files: number;
  /** Are times in milliseconds. */
  readonly page: { readonly p50: number; readonly p99: number };
  readonly rsvp: { readonly p50: number; readonly p99: number };
  readonly failures: number;
  readonly failed: readonly string[];
}

/** Returns the files of a site that a page names in its head: styles, scripts and fonts that a browser loads at once. */
export function listFiles(html: string): string[] {
  const tags = html.matchAll(/<(?:link|script)\b[^>]*>/g);
  const urls = [...tags].flatMap(([tag]) => {
    const isLoaded = /rel="stylesheet"|rel="preload"|<script/.test(tag);
    const [, url] = /\s(?:href|src)="(\/[^"]+)"/.exec(tag) ?? [];
    return isLoaded && url ? [url.replaceAll('&amp;', '&')] : [];
  });
  return [...new Set(urls)];
}

async function readPage(pool: Pool, path: string): Promise<string> {
  const { statusCode, body } = await pool.request({ path, method: 'GET' });
  const html = await body.text();
  if (statusCode !== 200) throw new Error(`${path} responded with ${statusCode}`);
  return html;
}

/**
 * Lets 600 people open the programme within five minutes and 100 of them RSVP to an event. Each loads the page and the
 * files that it names, like a browser with an empty cache. The time runs `speed` times as fast.
 */
export async function runMorning(origin: string, event: number, speed: number): Promise<Morning> {
  const pool = openPool(origin, CONNECTIONS);
  const pageTimes: number[] = [];
  const rsvpTimes: number[] = [];
  const failed: string[] = [];
  let failures = 0;
  let files = 0;
  const attempt = async (times: number[] | null, work: () => Promise<unknown>) => {
    const start = performance.now();
    try {
      await work();
      times?.push(performance.now() - start);
    } catch (error) {
      failures += 1;
      if (failed.length < MAX_NAMED_FAILURES) failed.push(String(error));
    }
  };
  const attend = async (person: number) => {
    await wait((person * WITHIN_MS) / PEOPLE / speed);
    let html = '';
    await attempt(pageTimes, async () => {
      html = await readPage(pool, paths.announcements.to());
    });
    const named = listFiles(html);
    files += named.length;
    await Promise.all(named.map((path) => attempt(null, () => sendRequest(pool, { path }))));
    if (person % RSVP_EVERY !== 0) return;
    await wait(READING_MS / speed);
    await attempt(rsvpTimes, () => sendRequest(pool, rsvpOf(event, `morning-${person}`)));
  };
  try {
    await Promise.all(Array.from({ length: PEOPLE }, (_, person) => attend(person)));
  } finally {
    await pool.close();
  }
  const summary = (times: readonly number[]) => ({
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  });
  return {
    opened: pageTimes.length,
    answered: rsvpTimes.length,
    files,
    page: summary(pageTimes),
    rsvp: summary(rsvpTimes),
    failures,
    failed,
  };
}
