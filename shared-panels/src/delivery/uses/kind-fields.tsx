import { REMOTE_KINDS } from '@narthex/shared-contracts';
import type { Grant, GrantFormInput, GrantInput } from '@narthex/shared-contracts/schemas/grants';
import { ErrorBanner, SelectField } from '@narthex/shared-ui';
import { Controller, useWatch } from 'react-hook-form';
import { toOptions } from '../../choice-labels';
import { useFields } from '../../resource-panel/form/fields/bind-fields';
import { findListMessage } from '../../resource-panel/form/fields/form-tags';
import type { ResourceFieldsProps } from '../../resource-panel/form/resource-form-definition';
import { KIND_LABELS } from '../grant-labels';
import { UsePicker } from './use-picker';

/** Renders the choice between a core and an isolated remote, with a warning, and the uses of an isolated one. */
export function KindFields({
  form,
  row,
}: Pick<ResourceFieldsProps<Grant, GrantFormInput, GrantInput>, 'form' | 'row'>) {
  const bind = useFields(form);
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <>
      <SelectField
        help="An isolated remote runs in a frame that reaches nothing but what it may use."
        options={toOptions(REMOTE_KINDS, KIND_LABELS)}
        {...bind('kind')}
      />
      {kind === 'core' && row?.kind !== 'core' ? (
        <ErrorBanner>
          Its code can then do everything that you can, on every page and on the server. Choose this only for
          code that the communications team has reviewed and makes live itself.
        </ErrorBanner>
      ) : null}
      {kind === 'core' ? null : (
        <Controller
          control={form.control}
          name="uses"
          render={({ field }) => (
            <UsePicker
              label={bind('uses').label}
              help="What it may do for the person who is signed in, never more than they may do themselves."
              value={field.value ?? []}
              onChange={field.onChange}
              error={findListMessage(form.formState.errors, 'uses')}
            />
          )}
        />
      )}
    </>
  );
}
