import { toOffsetTime } from '@narthex/shared-contracts';
import type { AuditEntry } from '@narthex/shared-contracts/schemas/audit';
import { redactVersions } from '../../writes/redact';
import type { AuditRow } from './repository';

const NAMES = ['title', 'name', 'email', 'remote'] as const;

function getTitle({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string {
  const fields = after ?? before ?? {};
  const found = NAMES.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : '';
}

export function presentEntry(row: AuditRow): AuditEntry {
  // Entries from before a field was called private hold it still.
  const versions = redactVersions(row.subjectType, {
    before: row.before ?? undefined,
    after: row.after ?? undefined,
  });
  const { before = null, after = null } = versions;
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor_id: row.actorId,
    actor: row.actorLabel,
    action: row.action,
    subject_type: row.subjectType,
    subject_id: row.subjectId,
    title: getTitle({ before, after }),
    before,
    after,
    request_id: row.requestId,
    network_address: row.networkAddress,
  };
}

export const CSV_HEADINGS = [
  'Time',
  'Person',
  'Action',
  'Kind',
  'Number',
  'Title',
  'Before',
  'After',
  'Request',
  'Network address',
] as const;

const asText = (fields: AuditEntry['before']) => (fields === null ? '' : JSON.stringify(fields));

export function presentCells(row: AuditRow, timeZone: string): string[] {
  const entry = presentEntry(row);
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
  ];
}
