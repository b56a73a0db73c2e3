import { toOffsetTime } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import type { AuditEntry } from '@narthex/shared-contracts/schemas/audit';
import { t } from '@narthex/shared-contracts/translate';
import { translateMessage } from '../../responses/translate-message';
import { redactVersions } from '../../writes/redact';
import type { AuditRow } from './repository';

const NAMES = ['title', 'name', 'email', 'remote'] as const;

function getTitle({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string {
  const fields = after ?? before ?? {};
  const found = NAMES.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : '';
}

/** Presents an entry. Actors without an account, such as the start of the server, are named in the page's language. */
export function presentEntry(row: AuditRow, language: Language = SOURCE_LANGUAGE): AuditEntry {
  // Older entries may contain fields that became private later.
  const versions = redactVersions(row.subject_type, {
    before: row.before ?? undefined,
    after: row.after ?? undefined,
  });
  const { before = null, after = null } = versions;
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor_id: row.actor_id,
    actor: row.actor_id === null ? translateMessage(row.actor_label, language) : row.actor_label,
    action: row.action,
    subject_type: row.subject_type,
    subject_id: row.subject_id,
    title: getTitle({ before, after }),
    before,
    after,
    request_id: row.request_id,
    network_address: row.networkAddress,
    remote: row.remote,
  };
}

export const CSV_HEADINGS = [
  t('Time'),
  t('Person'),
  t('Action'),
  t('Kind'),
  t('Number'),
  t('Title'),
  t('Before'),
  t('After'),
  t('Request'),
  t('Network address'),
  t('Remote'),
] as const;

const asText = (fields: AuditEntry['before']) => (fields === null ? '' : JSON.stringify(fields));

export function presentCells(row: AuditRow, timeZone: string, language: Language): string[] {
  const entry = presentEntry(row, language);
  return [
    toOffsetTime(entry.at, timeZone),
    entry.actor,
    entry.action,
    entry.subject_type,
    entry.subject_id ?? '',
    entry.title,
    asText(entry.before),
    asText(entry.after),
    entry.request_id ?? '',
    entry.network_address ?? '',
    entry.remote ?? '',
  ];
}
