import type { ResourceRow } from '../resource';
import type { ResourceFormDefinition } from './resource-form-definition';

type Definition<Row extends ResourceRow, Values extends object> = Pick<
  ResourceFormDefinition<Row, Values, unknown, unknown>,
  'fieldLabels' | 'firstValues' | 'getValues'
>;

/** The values of a new object’s form: empty text, except where the definition gives a first value. */
export function getEmptyValues<Row extends ResourceRow, Values extends object>(
  { fieldLabels, firstValues }: Definition<Row, Values>,
  rows: readonly Row[],
): Values {
  const first = typeof firstValues === 'function' ? firstValues(rows) : firstValues;
  const empty = Object.keys(fieldLabels).map((name) => [name, '']);
  return { ...Object.fromEntries(empty), ...first } as Values;
}

/**
 * A stored object as the fields of its form hold it: each field has the name of what it holds.
 * @param empty Says by its arrays which fields hold a list; any other field holds one as text with commas.
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

/** The body that is sent: what was checked, unless the definition makes something else of it. */
export const buildFormBody = <Checked, Body>(
  { buildBody }: Pick<ResourceFormDefinition<ResourceRow, object, Checked, Body>, 'buildBody'>,
  checked: Checked,
  timeZone: string,
  // `createResourceForm` takes no definition whose two types differ without the function.
): Body => (buildBody ? buildBody(checked, timeZone) : (checked as unknown as Body));
