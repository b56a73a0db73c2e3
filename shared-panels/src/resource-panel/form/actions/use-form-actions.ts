import { t } from '@narthex/shared-contracts/translate';
import type { FormEvent } from 'react';
import type { PathValue, Path, UseFormReturn } from 'react-hook-form';
import type { ResourceFormContext, ResourceRow } from '../../resource';
import { buildFormBody } from '../field-values';
import type { ResourceFormDefinition } from '../resource-form-definition';
import { fillPreview } from './fill-preview';
import { openPagePreview } from './open-page-preview';

interface FormActionOptions<Row extends ResourceRow, Values extends object, Checked, Body> {
  readonly definition: ResourceFormDefinition<Row, Values, Checked, Body>;
  readonly context: ResourceFormContext<Row, Body>;
  readonly form: UseFormReturn<Values, unknown, Checked>;
  /** Holds the time zone of the form's times. */
  readonly zone: string;
  readonly submit: (event?: FormEvent) => Promise<void>;
  readonly setFailure: (message: string) => void;
}

/** Returns the actions of a form's buttons: publish, save as draft and preview. */
export function useFormActions<Row extends ResourceRow, Values extends object, Checked, Body>(
  options: FormActionOptions<Row, Values, Checked, Body>,
) {
  const { definition, context, form, zone, submit, setFailure } = options;
  const { row, isProposal } = context;
  const { publishing, buildPreview } = definition;
  const isUnpublished =
    publishing !== undefined &&
    !isProposal &&
    (row === undefined || row[publishing.field as keyof Row] === publishing.draft);

  function submitAs(state: 'draft' | 'live', event?: FormEvent) {
    if (publishing && isUnpublished) {
      const name = publishing.field as string as Path<Values>;
      form.setValue(name, publishing[state] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    return submit(event);
  }

  const preview = form.handleSubmit(async (checked) => {
    const page = await buildPreview?.(buildFormBody(definition, checked, zone), row);
    const isOpen = page !== undefined && openPagePreview(await fillPreview(page));
    setFailure(
      isOpen ? '' : t('The browser did not open the preview. Allow pop-ups for this site and try again.'),
    );
  });

  return {
    handleSubmit: (event: FormEvent) => void submitAs('live', event),
    saveDraft: isUnpublished ? () => void submitAs('draft') : undefined,
    showPreview: buildPreview ? () => void preview() : undefined,
  };
}
