import type { ResourceRow } from '../resource';
import type { ResourceFormDefinition } from './resource-form-definition';

type Definition<Row extends ResourceRow, Values extends object> = Pick<
  ResourceFormDefinition<Row, Values, unknown, unknown>,
  'fieldLabels' | 'firstValues' | 'getValues'
>;

/** Returns the values of a new object's form: empty texts, except for the first values of the definition. */
export function getEmptyValues<Row extends ResourceRow, Values extends object>(
  { fieldLabels, firstValues }: Definition<Row, Values>,
  rows: readonly Row[],
): Values {
  const first = typeof firstValues === 'function' ? firstValues(rows) : firstValues;
  const empty = Object.keys(fieldLabels).map((name) => [name, '']);
  return { ...Object.fromEntries(empty), ...first } as Values;
}

/**
 * Returns a stored object as values of its form. Each field has the name of the property it edits.
 * @param empty Its arrays tell which fields hold a list; any other field holds a list as text with commas.
 */
export function getStoredValues<Row extends ResourceRow, Values extends object>(
  { fieldLabels, getValues }: Definition<Row, Values>,
  { row, timeZone, empty }: { row: Row; timeZone: string; empty: Values },
): Values {
  const stored = row as unknown as Readonly<Record<string, unknown>>;
  const first = empty as Readonly<Record<string, unknown>>;
  const same = Object.keys(fieldLabels).map((name) => [
    name,
    toFieldValue(stored[name], Array.isArray(first[name])),
  ]);
  return { ...Object.fromEntries(same), ...getValues?.(row, timeZone) } as Values;
}

function toFieldValue(stored: unknown, isList: boolean): unknown {
  if (stored === null || stored === undefined) return isList ? [] : '';
  if (Array.isArray(stored)) return isList ? [...stored] : stored.join(', ');
  return typeof stored === 'number' ? String(stored) : stored;
}

/** Returns the request body: the validated values, unless the definition transforms them. */
export const buildFormBody = <Checked, Body>(
  { buildBody }: Pick<ResourceFormDefinition<ResourceRow, object, Checked, Body>, 'buildBody'>,
  checked: Checked,
  timeZone: string,
  // `createResourceForm` requires the function if the two types of a definition differ.
): Body => (buildBody ? buildBody(checked, timeZone) : (checked as unknown as Body));
