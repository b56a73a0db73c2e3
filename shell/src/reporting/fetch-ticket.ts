import { call, sessionStore } from '@narthex/shared-auth';
import { computeBucket } from '@narthex/shared-contracts';
import { REPORT_TICKETS_PATH } from '@narthex/shared-contracts/browser-paths';
import type { EndpointOutput } from '@narthex/shared-contracts/endpoints';
import { readVisitor } from '../federation/rollout/read-visitor';

type IssuedTicket = EndpointOutput<'remoteReports.issueTicket'>['data'];

/** Like `VISITORS_PER_NETWORK` of the contract, whose schemas are too heavy for a browser. */
const SLOTS = 4;
const BUCKETS = 100;

/** A few visitors of a network are told apart: by a number so small that it names nobody. */
const readSlot = () => Math.floor((computeBucket(readVisitor(), 'reports') * SLOTS) / BUCKETS);

/** Asks for a ticket that reports count with. Throws when there is none. */
export async function fetchTicket(apiHost: string): Promise<IssuedTicket> {
  const body = { slot: readSlot() };
  if (sessionStore.getState().actor) return (await call('remoteReports.issueTicket', { body })).data;
  // A visitor who makes no other call doesn't load the client for it.
  const response = await fetch(`${apiHost}${REPORT_TICKETS_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`No ticket: ${response.status}`);
  return ((await response.json()) as EndpointOutput<'remoteReports.issueTicket'>).data;
}
