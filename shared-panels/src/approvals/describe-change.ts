import type { Proposal } from '@narthex/shared-contracts/schemas/proposals';
import type { ComparedField } from '../resource-panel/compare/compare-table';

/** What a person neither wrote nor decides about. */
const HIDDEN = new Set(['id', 'version', 'created_at', 'updated_at', 'sort_order']);

const SUBJECTS: Readonly<Record<string, string>> = {
  about_section: 'About page',
  calendar_event: 'Sabbath programme',
  page_content: 'Page content',
  section: 'Home page section',
  slide: 'Home page slide',
};

const toWords = (name: string) => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The kind of object a proposal is about, as people call it. */
export const describeSubject = (type: string): string => SUBJECTS[type] ?? toWords(type);

/** What the proposal does to its object. */
export function describeAction({ before, after }: Pick<Proposal, 'before' | 'after'>): string {
  if (!before) return 'New';
  return after ? 'Change' : 'Deletion';
}

function describeValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(describeValue).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The fields that differ before and after a proposed change; all of them for a new object and for a deletion. */
export function compareVersions({ before, after }: Pick<Proposal, 'before' | 'after'>): ComparedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .filter((name) => !HIDDEN.has(name))
    .map((name) => ({
      key: name,
      label: toWords(name.replace(/_(url|id)$/, '')),
      left: describeValue(before?.[name]),
      right: describeValue(after?.[name]),
    }))
    .filter(({ left, right }) => left !== right);
}
