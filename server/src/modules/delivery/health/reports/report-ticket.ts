import { randomBytes } from 'node:crypto';
import { computeMac, readSignedText, signText } from '../../../../plugins/secrets/signed-text';
import { TICKET_LIFETIME_MS } from '../../delivery-policy';

const HASH_LENGTH = 22;
const DOCUMENT_BYTES = 9;

/** Who speaks in a report. Nothing in it says who that is. */
export interface Ticket {
  readonly is_account: boolean;
  /** One for each person, or for each of the few visitors that a network counts as. */
  readonly identity: string;
  /** One for each person or network. */
  readonly source: string;
  /** The document that asked for it. */
  readonly document: string;
}

/** Who asks for a ticket. */
export interface TicketRequest {
  /** The account, if somebody is signed in. */
  readonly actor_id: number | null;
  readonly network: string;
  readonly slot: number;
}

const hash = (secret: string, text: string) => computeMac(secret, text).slice(0, HASH_LENGTH);

/** A ticket for the reports of one document. */
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

/** Reads a ticket; null where it isn't one of this site, or is out of date. */
export function readTicket(secret: string, text: string, now = Date.now()): Ticket | null {
  const [kind, identity, source, document, expiresAt] = readSignedText(secret, text)?.split('.') ?? [];
  if (!identity || !source || !document || !(Number(expiresAt) > now)) return null;
  return { is_account: kind === 'account', identity, source, document };
}

/** The voice of a ticket about one version. Of two versions, nobody can tell that one visitor speaks. */
export function findVoice(
  secret: string,
  { identity, source, is_account: isAccount }: Ticket,
  version: string,
) {
  return {
    voice: hash(secret, `${version} voice ${identity}`),
    source: hash(secret, `${version} source ${source}`),
    is_account: isAccount,
  };
}
