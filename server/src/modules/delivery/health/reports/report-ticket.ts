import { randomBytes } from 'node:crypto';
import { computeMac, readSignedText, signText } from '../../../../plugins/secrets/signed-text';
import { TICKET_LIFETIME_MS } from '../../delivery-policy';

/** Names the secret that signs tickets. */
export const TICKET_SECRET = 'report tickets';

const HASH_LENGTH = 22;
const DOCUMENT_BYTES = 9;

/** Identifies the sender of a report without revealing who it is. */
export interface Ticket {
  readonly is_account: boolean;
  /** Is different for each person, or for each of the few visitors that one network may count as. */
  readonly identity: string;
  /** Is different for each person or network. */
  readonly source: string;
  /** Identifies the document that requested the ticket. */
  readonly document: string;
}

/** Describes who requests a ticket. */
export interface TicketRequest {
  /** Is the account of a signed-in person; null for a visitor. */
  readonly actor_id: number | null;
  readonly network: string;
  readonly slot: number;
}

const hash = (secret: string, text: string) => computeMac(secret, text).slice(0, HASH_LENGTH);

/** Creates a signed ticket for the reports of one document. */
export function issueTicket(
  secret: string,
  { actor_id: actorId, network, slot }: TicketRequest,
  now = Date.now(),
): { readonly text: string; readonly expiresAt: Date } {
  const source = hash(secret, actorId === null ? `network ${network}` : `account ${actorId}`);
  const identity = actorId === null ? hash(secret, `visitor ${source} ${slot}`) : source;
  const document = randomBytes(DOCUMENT_BYTES).toString('base64url');
  const expiresAt = now + TICKET_LIFETIME_MS;
  const parts = [actorId === null ? 'network' : 'account', identity, source, document, expiresAt];
  return { text: signText(secret, parts.join('.')), expiresAt: new Date(expiresAt) };
}

/** Reads a ticket. Returns null if it is expired or this site didn't sign it. */
export function readTicket(secret: string, text: string, now = Date.now()): Ticket | null {
  const [kind, identity, source, document, expiresAt] = readSignedText(secret, text)?.split('.') ?? [];
  if (!identity || !source || !document || !(Number(expiresAt) > now)) return null;
  return { is_account: kind === 'account', identity, source, document };
}

/**
 * Returns the columns that identify a ticket's sender in the reports on one version. They differ between versions, so
 * that nobody can link the reports of one visitor.
 */
export function identifyOutcome(
  secret: string,
  { identity, source, is_account: isAccount }: Ticket,
  version: string,
) {
  return {
    outcome_key: hash(secret, `${version} outcome ${identity}`),
    source: hash(secret, `${version} source ${source}`),
    is_account: isAccount,
  };
}
