import type { Language } from '@narthex/shared-contracts/languages';
import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';
import { translateMessage } from '../../responses/translate-message';
import type { ProposalRow } from '../../writes/proposals/proposals-repository';

type Fields = Readonly<Record<string, unknown>>;

const text = (fields: Fields, ...names: string[]): string => {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
};

/** Returns the name of the changed object, as its author knows it. */
export const getProposalTitle = ({
  preview,
  base,
  subject_type: subjectType,
}: Pick<ProposalRow, 'preview' | 'base' | 'subject_type'>): string =>
  text(preview ?? base ?? {}, 'title', 'name', 'section_key') || subjectType;

/** Presents a proposal. `currentVersion` is the object's present version; null if it was deleted or never existed. */
export function presentProposal(
  row: ProposalRow,
  currentVersion: number | null,
  language: Language,
): Proposal {
  const fields: Fields = row.preview ?? row.base ?? {};
  return {
    id: row.id,
    type: row.subject_type,
    subject_id: row.subject_id,
    title: translateMessage(getProposalTitle(row), language),
    description: text(fields, 'description', 'subtitle'),
    content: text(fields, 'content', 'quote', 'special_notes'),
    author: row.author_label,
    priority: text(fields, 'priority') || 'medium',
    scheduled_date: text(fields, 'start_datetime', 'start_date', 'date') || null,
    image_url: text(fields, 'image_url', 'featured_image', 'image') || null,
    event_details: row.subject_type === 'event' ? { ...fields } : null,
    created_at: row.created_at.toISOString(),
    status: row.status,
    reason: row.reason,
    endpoint: row.endpoint,
    before: row.base,
    after: row.preview,
    is_outdated: row.status === 'pending' && currentVersion !== row.base_version,
  };
}
