import { ErrorBanner, FormErrors, FormFields } from '@narthex/shared-ui';
import type { ResourceFormProps, ResourceRow } from '../resource';
import { FormButtons } from './actions/form-buttons';
import { useFormActions } from './actions/use-form-actions';
import { ConflictView } from './conflict/conflict-view';
import { DraftNotice, GoneNotice, ProposalNotice } from './draft-notice';
import { getEmptyValues } from './field-values';
import { UploadGate, useUploadGate } from './fields/upload-gate';
import { FormFileFields } from './files/form-file-fields';
import type { ResourceFormDefinition } from './resource-form-definition';
import { FormTextsProvider } from './sections/form-texts';
import { TranslatedTexts } from './translations/translated-texts';
import { useResourceForm } from './use-resource-form';

type Props<Row extends ResourceRow, Values extends object, Checked, Body> = ResourceFormProps<Row, Body> & {
  definition: ResourceFormDefinition<Row, Values, Checked, Body>;
};

/**
 * Renders the form that creates or edits an object. The typed text stays if the server refuses or somebody else saved
 * first.
 */
export function ResourceForm<Row extends ResourceRow, Values extends object, Checked, Body>(
  props: Props<Row, Values, Checked, Body>,
) {
  const { definition, context, onCancel } = props;
  const { labels, row, rows, isProposal, isGone } = context;
  const { Fields } = definition;
  const { isUploading, gate } = useUploadGate();
  const state = useResourceForm({ ...props, isUploading, refusals: gate.refusals });
  const { form, errors, failure, isSaving, conflict } = state;
  const actions = useFormActions({ ...state, definition, context, submit: state.handleSubmit });
  const texts = {
    labels: definition.fieldLabels,
    describeValue: definition.describeValue,
    emptyValues: getEmptyValues(definition, rows) as Readonly<Record<string, unknown>>,
  };
  return (
    <>
      {conflict ? (
        <ConflictView
          fields={conflict.fields}
          isSaving={isSaving}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
          onBack={conflict.dismiss}
        />
      ) : null}
      <form
        onSubmit={actions.handleSubmit}
        noValidate
        aria-busy={isSaving}
        // The form stays mounted, since its fields contain the typed text.
        hidden={conflict !== null}
      >
        <FormFields>
          <FormErrors
            title={failure || labels.invalidTitle}
            errors={errors}
            attempt={form.formState.submitCount}
          />
          {failure && errors.length === 0 ? <ErrorBanner>{failure}</ErrorBanner> : null}
          {isGone ? <GoneNotice canCreate={row === undefined} /> : null}
          {state.isRestored ? (
            <DraftNotice rejection={state.rejection} onStartOver={state.startOver} />
          ) : null}
          {isProposal ? <ProposalNotice>Your change takes effect once it is approved.</ProposalNotice> : null}
          <FormTextsProvider value={texts}>
            <UploadGate value={gate}>
              <Fields
                form={form}
                row={row}
                rows={rows}
                renderFiles={(names) =>
                  definition.files ? (
                    <FormFileFields
                      files={state.files}
                      definition={definition.files}
                      row={row}
                      names={names}
                    />
                  ) : null
                }
              />
            </UploadGate>
          </FormTextsProvider>
          {definition.translatable ? (
            <TranslatedTexts form={form} fields={definition.translatable} labels={definition.fieldLabels} />
          ) : null}
        </FormFields>
        <FormButtons
          labels={labels}
          isNew={row === undefined}
          isProposal={isProposal}
          isSaving={isSaving}
          isUploading={isUploading}
          onCancel={onCancel}
          onPreview={actions.showPreview}
          onSaveDraft={actions.saveDraft}
        />
      </form>
    </>
  );
}
