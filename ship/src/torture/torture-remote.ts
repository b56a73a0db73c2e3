import type { Browser } from 'playwright-core';
import type { TortureReport, TortureResult } from './describe-torture';
import { listFaults, type Fault } from './faults/list-faults';
import { judge } from './judge';
import { signIn, type PersonOptions } from './site/sign-in';
import { readOwnPage, observeFault } from './visit/observe-fault';
import { readTarget } from './site/target';
import { openBrowser } from '../browser/open-browser';

/** This many faults run at once, each in a browser of its own. */
const MAX_PARALLEL_FAULTS = 6;

export interface TortureOptions extends PersonOptions {
  readonly site: string;
  /** Holds the path of the page that is opened; the default is the remote's first page. */
  readonly path?: string;
}

/** Runs all faults, starting with the long ones. Resolves with the results in the order of the faults. */
async function meetAll(
  faults: readonly Fault[],
  meetOne: (fault: Fault) => Promise<TortureResult>,
): Promise<TortureResult[]> {
  const results = new Map<Fault, TortureResult>();
  const queue = [...faults].sort((a, b) => Number(b.isLong ?? false) - Number(a.isLong ?? false)).values();
  async function next(): Promise<void> {
    for (const fault of queue) results.set(fault, await meetOne(fault));
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL_FAULTS }, next));
  return faults.flatMap((fault) => results.get(fault) ?? []);
}

async function meet(
  browser: Browser,
  visit: Parameters<typeof observeFault>[1],
  fault: Fault,
): Promise<TortureResult> {
  const notApplicable = (message: string): TortureResult => ({
    fault: fault.name,
    outcome: 'not applicable',
    message,
  });
  if (fault.needsSession && !visit.session)
    return notApplicable('Nobody is signed in: the page is public. --email signs somebody in.');
  const isSecure = /^https:|^http:\/\/(127\.0\.0\.1|localhost|\[::1\])[:/]/.test(`${visit.target.site}/`);
  if (fault.needsServiceWorker && !isSecure)
    return notApplicable('Browsers keep no pages of a site without https.');
  const sighting = await observeFault(browser, visit, fault).catch((cause: unknown) => String(cause));
  if (typeof sighting === 'string') return { fault: fault.name, outcome: 'failed', message: sighting };
  return { fault: fault.name, ...judge(fault, sighting) };
}

/** Runs each fault against a remote of a running site in a browser, and reports what a person sees. */
export async function tortureRemote(
  remote: string,
  { site, path, ...person }: TortureOptions,
): Promise<TortureReport> {
  // A page that a fault rewrites has no network address, so its frames would get no files of a local site.
  const browser = await openBrowser({ flags: ['--disable-features=LocalNetworkAccessChecks'] });
  try {
    const target = await readTarget(site, remote, path);
    const session = await signIn(site, target, person);
    const own = await readOwnPage(browser, target, session);
    const visit = { target, session, own };
    const results = await meetAll(listFaults(target.isPublic), (fault) => meet(browser, visit, fault));
    return { remote, path: target.path, results };
  } finally {
    await browser.close();
  }
}
