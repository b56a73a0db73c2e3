import { toLabel } from '../../choice-labels';
import type { ComparedField } from './compare-table';

type Fields = Readonly<Record<string, unknown>> | null;

/** An object before and after something; null where there was none, or is none any more. */
export interface Versions {
  readonly before: Fields;
  readonly after: Fields;
}

/** What a person neither wrote nor decides about. */
const HIDDEN = new Set(['id', 'version', 'created_at', 'updated_at', 'sort_order']);

function describeValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(describeValue).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The fields that differ before and after a change; all of them for a new object and for a deletion. */
export function compareVersions({ before, after }: Versions): ComparedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .filter((name) => !HIDDEN.has(name))
    .map((name) => ({
      key: name,
      label: toLabel(name.replace(/_(url|id)$/, '')),
      left: describeValue(before?.[name]),
      right: describeValue(after?.[name]),
    }))
    .filter(({ left, right }) => left !== right);
}
