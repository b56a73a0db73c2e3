import type { EditConflict } from '@narthex/shared-auth';
import type { FormError } from '@narthex/shared-ui';
import { useForm } from '@narthex/shared-ui/use-form';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DefaultValues, FieldErrors } from 'react-hook-form';
import type { ResourceFormProps, ResourceRow } from '../resource';
import { saysTheSame } from '../concurrent-edit/concurrent-edit';
import { compareFields } from './conflict/compare-fields';
import { getEmptyValues, getStoredValues } from './field-values';
import { isCurrentError, withRefusedFiles } from './fields/upload-gate';
import { useFormFiles } from './files/use-form-files';
import type { ResourceFormDefinition } from './resource-form-definition';
import { withTranslations } from './translations/translation-values';
import { useKeptDraft } from './use-kept-draft';
import { useSubmit } from './use-submit';

/** The messages of a field, or of the fields inside of one. */
function listFieldErrors(field: string, error: unknown): FormError[] {
  if (typeof error !== 'object' || error === null) return [];
  if ('message' in error && typeof error.message === 'string') return [{ field, message: error.message }];
  return Object.entries(error).flatMap(([name, inner]) =>
    name === 'ref' ? [] : listFieldErrors(`${field}.${name}`, inner),
  );
}

const getMessage = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message ?? '') : '';

/** The messages of a form: those of its fields, then those of no field. */
export function listErrors<Values extends object>({ root, ...fields }: FieldErrors<Values>): FormError[] {
  const ofFields = Object.entries(fields).flatMap(([field, error]) => listFieldErrors(field, error));
  const { type: _type, message: _message, ref: _ref, ...others } = root ?? {};
  const ofForm = Object.values(others).map((error) => ({ message: getMessage(error) }));
  return [...ofFields, ...ofForm].filter(({ message }) => message !== '');
}

type Options<Row extends ResourceRow, Values extends object, Checked, Body> = Pick<
  ResourceFormProps<Row, Body>,
  'context' | 'onSaved' | 'onDirtyChange'
> & {
  readonly definition: ResourceFormDefinition<Row, Values, Checked, Body>;
  /** Is true while a field sends a file, which closing the form would cancel. */
  readonly isUploading: boolean;
  /** Contains why files were refused, by field. */
  readonly refusals: Readonly<Record<string, string>>;
};

/** Returns the first values of a form, and how it shows an object of the server. */
function useStoredValues<Row extends ResourceRow, Values extends object, Checked, Body>({
  definition,
  context: { row, rows, timeZone },
}: Pick<Options<Row, Values, Checked, Body>, 'definition' | 'context'>) {
  // The zone of the first render is kept, since typed times must be read in the zone they were shown in.
  const [zone] = useState(timeZone);
  const { translatable } = definition;
  const empty = getEmptyValues(definition, rows);
  const getValues = (of: Row) =>
    withTranslations(getStoredValues(definition, { row: of, timeZone: zone, empty }), translatable, of);
  const [original, setOriginal] = useState(() => ({
    values: row ? getValues(row) : withTranslations(empty, translatable, undefined),
    version: row?.version,
  }));
  // The server returns the object as in its list, and a proposal as a part of it.
  const getChangedValues = (changes: object) => getValues({ ...row, ...changes } as Row);
  return { zone, original, setOriginal, getChangedValues };
}

/** Returns the state of a form: its values, its draft and the server's errors. */
export function useResourceForm<Row extends ResourceRow, Values extends object, Checked, Body>({
  definition,
  context,
  onSaved,
  onDirtyChange,
  isUploading,
  refusals,
}: Options<Row, Values, Checked, Body>) {
  const { row, draft } = context;
  const { zone, original: stored, setOriginal, getChangedValues } = useStoredValues({ definition, context });
  const original = stored.values;
  const [editedVersion, setVersion] = useState(row?.version);
  // An object that somebody else has deleted has no version any more.
  const version = context.isGone ? undefined : editedVersion;
  const { saveWithFiles, failures, ...files } = useFormFiles<Row, Body>(definition.files, context.save);
  const form = useForm<Values, unknown, Checked>({
    resolver: withRefusedFiles(definition.resolver, refusals),
    defaultValues: original as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const getProposedValues = getChangedValues;
  const { forget, ...kept } = useKeptDraft(form, { draft, original, version, setVersion, getProposedValues });
  const isDirty = form.formState.isDirty || files.hasChosen || isUploading;
  const reportDirty = useEffectEvent(onDirtyChange);
  useEffect(() => reportDirty(isDirty), [isDirty]);
  const { submitFrom, conflict, dismissConflict, failure, setFailure } = useSubmit(form, {
    definition,
    context,
    save: saveWithFiles,
    zone,
    onSaved,
    // A draft may have been typed over an older version than the one that the form knows.
    isKnown: (current, body, from) =>
      from === stored.version &&
      !files.hasChosen &&
      [original, getChangedValues(body as object)].some((values) =>
        saysTheSame(values, getChangedValues(current)),
      ),
  });

  function describeConflict({ current, current_version: currentVersion }: EditConflict) {
    const theirs = getChangedValues(current);
    return {
      fields: compareFields(definition, { mine: form.getValues(), theirs }),
      keepMine: () => {
        setVersion(currentVersion);
        void submitFrom(currentVersion)();
      },
      takeTheirs: () => {
        form.reset(theirs);
        setOriginal({ values: theirs, version: currentVersion });
        setVersion(currentVersion);
        dismissConflict();
        forget();
      },
      dismiss: dismissConflict,
    };
  }
  const startOver = () => {
    form.reset(original);
    setVersion(row?.version);
    forget();
  };

  return {
    form,
    files,
    zone,
    failure,
    setFailure,
    errors: [
      ...listErrors(form.formState.errors).filter((error) => isCurrentError(error, refusals)),
      ...(failure === '' ? [] : failures),
    ],
    conflict: conflict && describeConflict(conflict),
    ...kept,
    isSaving: form.formState.isSubmitting,
    handleSubmit: submitFrom(version),
    startOver,
  };
}
