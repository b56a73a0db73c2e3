import { computeBucket } from '@narthex/shared-contracts';
import { REPORT_TICKETS_PATH } from '@narthex/shared-contracts/browser-paths';
import type { EndpointOutput } from '@narthex/shared-contracts/endpoints';
import { readVisitor } from '../federation/rollout/read-visitor';

/** The web vitals of this percentage of visitors are measured. */
const MEASURED_PER_CENT = 20;

/** Returns whether this visitor is part of the sample whose web vitals are measured. */
export const isMeasured = (): boolean => computeBucket(readVisitor(), 'vitals') < MEASURED_PER_CENT;

export type IssuedTicket = EndpointOutput<'remoteReports.issueTicket'>['data'];

/**
 * The value equals `VISITORS_PER_NETWORK` of shared-contracts, whose module contains schemas that are too
 * large for browsers.
 */
const SLOTS = 4;
const BUCKETS = 100;

/**
 * Returns a number that distinguishes a few visitors of one network. It is so small that it identifies
 * nobody.
 */
export const readSlot = () => Math.floor((computeBucket(readVisitor(), 'reports') * SLOTS) / BUCKETS);

/**
 * Requests a ticket for somebody who isn't signed in, without which the server ignores reports. Throws if there is
 * none. `fetch` is used because such a visitor may make no other call, and then doesn't load the API client.
 */
export async function fetchVisitorTicket(apiHost: string): Promise<IssuedTicket> {
  const response = await fetch(`${apiHost}${REPORT_TICKETS_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ slot: readSlot() }),
  });
  if (!response.ok) throw new Error(`No ticket: ${response.status}`);
  return ((await response.json()) as EndpointOutput<'remoteReports.issueTicket'>).data;
}
