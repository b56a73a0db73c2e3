import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Bounds } from '../../../../bounds';
import type { Queryable, Transaction } from '../../../../database/database-handle';
import { eventSeatRequests } from '../../../../database/schema/waiting-list';
import { hashToken, newToken } from '../../../../plugins/access/token';
import { ago } from '../../../../database/instants';
import { HOUR_MS } from '../../../../time-units';

export type SeatRequestRow = typeof eventSeatRequests.$inferSelect;

interface Device {
  readonly occurrence_id: number;
  readonly device_hash: string;
}

const isDevices = ({ occurrence_id: occurrenceId, device_hash: deviceHash }: Device) =>
  and(eq(eventSeatRequests.occurrence_id, occurrenceId), eq(eventSeatRequests.device_hash, deviceHash));
const oldest = ({ unconfirmedSeatHours }: Pick<Bounds, 'unconfirmedSeatHours'>) =>
  ago(unconfirmedSeatHours * HOUR_MS);

/**
 * Stores a visitor's request for a seat. A later request of the same device replaces it, because the first was probably
 * mistyped.
 */
export async function insertSeatRequest(
  tx: Transaction,
  request: Device & Pick<SeatRequestRow, 'name' | 'email' | 'language'>,
): Promise<number> {
  const { name, email, language } = request;
  const [row] = await tx
    .insert(eventSeatRequests)
    .values(request)
    .onConflictDoUpdate({
      target: [eventSeatRequests.occurrence_id, eventSeatRequests.device_hash],
      set: {
        name,
        email,
        language,
        created_at: sql`now()`,
        // The link in an earlier email stays valid only if the address is the same.
        token_hash: sql`case when ${eventSeatRequests.email} = excluded.email then ${eventSeatRequests.token_hash} end`,
      },
    })
    .returning({ id: eventSeatRequests.id });
  if (!row) throw new Error('The request for a seat was not stored.');
  return row.id;
}

export async function createSeatToken(tx: Transaction, id: number): Promise<string> {
  const token = newToken();
  await tx
    .update(eventSeatRequests)
    .set({ token_hash: hashToken(token) })
    .where(eq(eventSeatRequests.id, id));
  return token;
}

/** Finds the request of a link, unless it has expired. */
export async function findSeatRequest(
  db: Queryable,
  bounds: Pick<Bounds, 'unconfirmedSeatHours'>,
  token: string,
): Promise<SeatRequestRow | undefined> {
  const isLinks = eq(eventSeatRequests.token_hash, hashToken(token));
  const [row] = await db
    .select()
    .from(eventSeatRequests)
    .where(and(isLinks, gt(eventSeatRequests.created_at, oldest(bounds))));
  return row;
}

/** Uses up a request: if the button is pressed twice at once, only one of the calls returns true. */
export async function takeSeatRequest(tx: Transaction, id: number): Promise<boolean> {
  const taken = await tx
    .delete(eventSeatRequests)
    .where(eq(eventSeatRequests.id, id))
    .returning({ id: eventSeatRequests.id });
  return taken.length > 0;
}

/** Returns true if a device has requested a seat and its address isn't confirmed yet. */
export async function hasSeatRequest(
  db: Queryable,
  bounds: Pick<Bounds, 'unconfirmedSeatHours'>,
  device: Device,
): Promise<boolean> {
  const isNew = gt(eventSeatRequests.created_at, oldest(bounds));
  return (await db.$count(eventSeatRequests, and(isDevices(device), isNew))) > 0;
}

/** Withdraws the request of a device; returns false if there was none. */
export async function removeSeatRequest(tx: Transaction, device: Device): Promise<boolean> {
  const removed = await tx
    .delete(eventSeatRequests)
    .where(isDevices(device))
    .returning({ id: eventSeatRequests.id });
  return removed.length > 0;
}

export async function deleteExpiredSeatRequests(
  db: Queryable,
  bounds: Pick<Bounds, 'unconfirmedSeatHours'>,
): Promise<void> {
  await db.delete(eventSeatRequests).where(lte(eventSeatRequests.created_at, oldest(bounds)));
}
