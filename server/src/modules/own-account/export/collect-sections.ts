import type { Language } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import { sayIn, translateMessage } from '../../../responses/translate-message';
import type { Queryable } from '../../../database/database-handle';
import { findPreference } from '../../../mail/recipients/preference-repository';
import { listSessions } from '../../../plugins/access/session-repository';
import { listPasskeys } from '../../auth/passkeys/passkey-repository';
import type { Account } from '../../auth/repository';
import { describeDevice } from '../describe-device';
import { listMemberships } from '../membership/membership-repository';
import {
  countPrayerMarks,
  readInquiries,
  readSentEmails,
  readNewsletter,
  readNotifications,
  readPrayers,
  readRsvps,
  readUploads,
  readWaitingLists,
} from './export-repository';

export type ExportRow = Readonly<Record<string, unknown>>;

/** Describes a file of the archive, which is also a chapter of its index. */
export interface ExportSection {
  /** Is the name of the file. */
  readonly name: string;
  readonly title: string;
  readonly rows: readonly ExportRow[];
}

const presentProfile = (account: Account): ExportRow => ({
  account_id: account.id,
  first_name: account.first_name,
  last_name: account.last_name,
  email: account.email,
  email_confirmed_at: account.email_confirmed_at,
  phone: account.phone,
  date_of_birth: account.date_of_birth,
  address: account.address,
  role: account.role,
  department: account.department,
  membership_since: account.membership_date,
  membership: account.membership_status,
  language_of_emails: account.language,
  account_made_at: account.created_at,
  last_changed_at: account.updated_at,
});

/** Collects everything that is stored about a person, and nothing about other people. */
export async function collectSections(
  db: Queryable,
  account: Account,
  language: Language,
): Promise<readonly ExportSection[]> {
  const { id, email } = account;
  // Messages and seats of an email address are included only if the person has confirmed that it is theirs.
  const isOwnAddress = account.email_confirmed_at !== null;
  const owner = { id, email: isOwnAddress ? email : null };
  const sessions = await listSessions(db, id);
  const memberships = await listMemberships(db, id);
  const preference = await findPreference(db, email);
  return [
    { name: 'profile', title: t('Your profile'), rows: [presentProfile(account)] },
    {
      name: 'devices',
      title: t('Where you are signed in'),
      rows: sessions.map(({ user_agent: userAgent, created_at: createdAt, last_seen_at: lastSeenAt }) => ({
        device: describeDevice(userAgent, sayIn(language)),
        browser: userAgent,
        signed_in_at: createdAt,
        last_seen_at: lastSeenAt,
      })),
    },
    {
      name: 'passkeys',
      title: t('Your passkeys'),
      rows: (await listPasskeys(db, id)).map(({ name, created_at: addedAt, last_used_at: lastUsedAt }) => ({
        name,
        added_at: addedAt,
        last_used_at: lastUsedAt,
      })),
    },
    { name: 'events', title: t('Events you said you come to'), rows: await readRsvps(db, owner) },
    {
      name: 'waiting-lists',
      title: t('Waiting lists you are on'),
      rows: await readWaitingLists(db, owner),
    },
    { name: 'prayer-requests', title: t('Prayer requests you sent'), rows: await readPrayers(db, id) },
    {
      name: 'prayers',
      title: t('Prayers for others'),
      rows: [{ requests_you_prayed_for: await countPrayerMarks(db, id) }],
    },
    {
      name: 'ministries',
      title: t('Your ministries'),
      rows: memberships.map(({ name, role, status }) => ({ ministry: name, role, status })),
    },
    {
      name: 'notifications',
      title: t('What you were told'),
      rows: (await readNotifications(db, id)).map((row) => ({
        ...row,
        text: translateMessage(row.text, language),
      })),
    },
    {
      name: 'inquiries',
      title: t('Messages you sent us'),
      rows: isOwnAddress ? await readInquiries(db, email) : [],
    },
    {
      name: 'letters',
      title: t('Which emails you get'),
      rows: [
        {
          messages_to_many: preference.wants_messages,
          event_reminders: preference.wants_reminders,
          ...(isOwnAddress && (await readNewsletter(db, email))),
        },
      ],
    },
    { name: 'sent-letters', title: t('Emails we sent you'), rows: await readSentEmails(db, id) },
    { name: 'uploads', title: t('Files you uploaded'), rows: await readUploads(db, id) },
  ];
}
