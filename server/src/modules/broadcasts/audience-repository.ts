import { SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../database/database-handle';
import { ministries, ministryMembers } from '../../database/schema/ministries';
import { users } from '../../database/schema/auth';
import { newsletterSubscriptions } from '../../database/schema/visitor-forms';
import type { broadcasts } from '../../database/schema/mail';
import { mailOutbox, mailPreferences } from '../../database/schema/mail';
import { eventOccurrences, eventRsvps, events } from '../../database/schema/events';
import { wakeSenders } from '../../mail/outbox-repository';

export type Audience = Pick<typeof broadcasts.$inferSelect, 'audience' | 'interest' | 'department'>;

/** Selects confirmed subscribers. Subscribers without chosen interests receive everything. */
const subscribers = (interest: Audience['interest']): SQL => sql`
  select ${newsletterSubscriptions.email} as email, null::integer as user_id,
    ${newsletterSubscriptions.language} as language,
    '/newsletter/unsubscribe?token=' || ${newsletterSubscriptions.token} as path
  from ${newsletterSubscriptions}
  where ${newsletterSubscriptions.confirmed_at} is not null and ${newsletterSubscriptions.unsubscribed_at} is null
    and ${
      interest === null
        ? sql`true`
        : sql`(${interest} = any(${newsletterSubscriptions.interests}) or cardinality(${newsletterSubscriptions.interests}) = 0)`
    }`;

/** Matches people who lead in a department, are members of one of its ministries, or attend one of its events. */
const belongsTo = (
  department: Audience['department'],
): SQL => sql`(${users.department} = ${department} or exists (
  select 1 from ${ministryMembers} join ${ministries} on ${ministries.id} = ${ministryMembers.ministry_id}
  where ${ministryMembers.user_id} = ${users.id} and ${ministryMembers.status} = 'joined'
    and ${ministries.department} = ${department}) or exists (
  select 1 from ${eventRsvps}
    join ${eventOccurrences} on ${eventOccurrences.id} = ${eventRsvps.occurrence_id}
    join ${events} on ${events.id} = ${eventOccurrences.event_id}
  where ${eventRsvps.user_id} = ${users.id} and ${eventRsvps.attending} and ${events.department} = ${department}))`;

function matchAccounts({ audience, department }: Audience): SQL {
  if (audience === 'leaders') return sql`(${users.role} <> 'member' or ${users.department} is not null)`;
  return audience === 'department' ? belongsTo(department) : sql`true`;
}

/** Selects accounts that have a confirmed address and accept messages. */
const people = (audience: Audience): SQL => sql`
  select ${users.email} as email, ${users.id} as user_id, ${users.language} as language,
    '/mail/unsubscribe?token=' || ${mailPreferences.token} as path
  from ${users} left join ${mailPreferences} on ${mailPreferences.email} = ${users.email}
  where ${users.is_active} and ${users.email_confirmed_at} is not null
    and coalesce(${mailPreferences.wants_messages}, true) and ${matchAccounts(audience)}`;

const recipients = (audience: Audience): SQL =>
  audience.audience === 'newsletter' ? subscribers(audience.interest) : people(audience);

/** Counts the emails that a broadcast would send now. */
export async function countRecipients(db: Queryable, audience: Audience): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (${recipients(audience)}) as recipients`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Queues a copy for each person of the audience, with a personal link to unsubscribe in their language, and returns the
 * number of copies.
 */
export async function queueCopies(
  tx: Transaction,
  broadcast: Audience & { readonly id: number },
  reason: string,
): Promise<number> {
  const audience = recipients(broadcast);
  if (broadcast.audience !== 'newsletter') {
    // The tokens have 244 random bits. The database creates them, because the addresses are there.
    await tx.execute(sql`
      insert into ${mailPreferences} (email, token)
      select email, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
      from (${audience}) as recipients on conflict do nothing`);
  }
  const { rows } = await tx.execute<{ count: number }>(sql`
    with queued as (
      insert into ${mailOutbox} (to_email, user_id, template, data, is_bulk, unsubscribe_path, broadcast_id)
      select email, user_id, 'broadcast', jsonb_build_object('reason', ${reason}::text, 'language', language), true,
        path || case when language = ${SOURCE_LANGUAGE} then '' else '&language=' || language end,
        ${broadcast.id}::integer
      from (${audience}) as recipients
      returning id)
    select count(*)::integer as count from queued`);
  await wakeSenders(tx);
  return rows[0]?.count ?? 0;
}
