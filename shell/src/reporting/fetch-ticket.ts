import { call, sessionStore } from '@narthex/shared-auth';
import { computeBucket } from '@narthex/shared-contracts';
import { REPORT_TICKETS_PATH } from '@narthex/shared-contracts/browser-paths';
import type { EndpointOutput } from '@narthex/shared-contracts/endpoints';
import { readVisitor } from '../federation/rollout/read-visitor';

type IssuedTicket = EndpointOutput<'remoteReports.issueTicket'>['data'];

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
const readSlot = () => Math.floor((computeBucket(readVisitor(), 'reports') * SLOTS) / BUCKETS);

/** Requests a ticket, without which the server ignores reports. Throws if there is none. */
export async function fetchTicket(apiHost: string): Promise<IssuedTicket> {
  const body = { slot: readSlot() };
  if (sessionStore.getState().actor) return (await call('remoteReports.issueTicket', { body })).data;
  // `fetch` is used because a visitor who makes no other call doesn't load the API client.
  const response = await fetch(`${apiHost}${REPORT_TICKETS_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`No ticket: ${response.status}`);
  return ((await response.json()) as EndpointOutput<'remoteReports.issueTicket'>).data;
}
