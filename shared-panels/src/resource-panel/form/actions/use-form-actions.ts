import { t } from '@narthex/shared-contracts/translate';
import type { FormEvent } from 'react';
import type { PathValue, Path, UseFormReturn } from 'react-hook-form';
import type { ResourceFormContext, ResourceRow } from '../../resource';
import { buildFormBody } from '../field-values';
import type { ResourceFormDefinition } from '../resource-form-definition';
import { call } from '@narthex/shared-auth';
import { fillHtmlFacts, listFactNames } from '@narthex/shared-contracts/facts';
import { SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import { type PagePreview, PAGE_PREVIEW_KEY } from '@narthex/shared-contracts/page-preview';
import { paths } from '@narthex/shared-contracts';

/** Opens the real page with the values of a form in a new tab. Returns false if the browser blocks it. */
function openPagePreview(preview: PagePreview): boolean {
  try {
    // The new tab starts with a copy of this session storage, which no other tab can read.
    sessionStorage.setItem(PAGE_PREVIEW_KEY, JSON.stringify(preview));
    return window.open(paths.draft.to(), '_blank') !== null;
  } catch {
    return false;
  } finally {
    sessionStorage.removeItem(PAGE_PREVIEW_KEY);
  }
}

const asJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** Replaces the facts in the English texts of a page by their values, as visitors read them. */
async function fillPreview(preview: PagePreview): Promise<PagePreview> {
  const json = JSON.stringify(preview);
  if (listFactNames(json).length === 0) return preview;
  const { facts, missing } = (await call('facts.list', { query: { language: SOURCE_LANGUAGE } })).data;
  const read = (name: string) => facts.find((fact) => fact.name === name)?.text ?? missing;
  return JSON.parse(fillHtmlFacts(json, (name) => asJson(read(name)))) as PagePreview;
}

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
