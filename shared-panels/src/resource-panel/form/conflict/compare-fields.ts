import { t } from '@narthex/shared-contracts/translate';
import { saysTheSame } from '../../concurrent-edit/concurrent-edit';
import type { ResourceRow } from '../../resource';
import type { ResourceFormDefinition } from '../resource-form-definition';
import { compareTranslations } from '../translations/translation-values';
import type { ConflictField } from './conflict-view';

type Definition<Row extends ResourceRow, Values extends object, Checked, Body> = Pick<
  ResourceFormDefinition<Row, Values, Checked, Body>,
  'fieldLabels' | 'describeValue' | 'translatable'
>;

function describeText(value: unknown): string {
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (Array.isArray(value)) return value.join(', ');
  return value === null || value === undefined ? '' : String(value);
}

/** Both versions of each field of a form, and of each translation, as a person reads them. */
export function compareFields<Row extends ResourceRow, Values extends object, Checked, Body>(
  { fieldLabels: labels, describeValue, translatable }: Definition<Row, Values, Checked, Body>,
  { mine, theirs }: { readonly mine: Values; readonly theirs: Values },
): ConflictField[] {
  const describe = (field: keyof Values & string, value: unknown) =>
    describeValue?.(field, value) ?? describeText(value);
  const isSame = (field: keyof Values) => saysTheSame({ [field]: mine[field] }, { [field]: theirs[field] });
  const fields = (Object.keys(labels) as (keyof typeof labels)[]).map((field): ConflictField => ({
    key: field,
    label: labels[field],
    mine: describe(field, (isSame(field) ? theirs : mine)[field]),
    theirs: describe(field, theirs[field]),
  }));
  return [...fields, ...compareTranslations(translatable ?? {}, { labels, mine, theirs })];
}
