import { ApiError, type EditConflict } from '@narthex/shared-auth';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type DefaultValues } from 'react-hook-form';
import { compareFields } from './conflict/compare-fields';
import { setRefusals } from './fields/set-refusals';
import type { ResourceFormDefinition } from './resource-form-definition';
import { buildFormBody, getEmptyValues, getStoredValues } from './field-values';
import { useFormFiles } from './files/use-form-files';
import type { ResourceFormProps, ResourceRow } from '../resource';
import { createIdempotencyKey } from '../resource-api';
import { listErrors } from './list-errors';
import { withTranslations } from './translations/translation-values';
import { useKeptDraft } from './use-kept-draft';

type Options<Row extends ResourceRow, Values extends object, Checked, Body> = Pick<
  ResourceFormProps<Row, Body>,
  'context' | 'onSaved' | 'onDirtyChange'
> & { readonly definition: ResourceFormDefinition<Row, Values, Checked, Body> };

/** Returns a key for each body: a repeated attempt has the same key, a corrected one has another. */
function useIdempotencyKey() {
  const last = useRef({ body: '', key: '' });
  return (body: unknown): string => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: createIdempotencyKey() };
    return last.current.key;
  };
}

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
  const [original, setOriginal] = useState(() =>
    row ? getValues(row) : withTranslations(empty, translatable, undefined),
  );
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
}: Options<Row, Values, Checked, Body>) {
  const { row, labels, draft, save } = context;
  const { zone, original, setOriginal, getChangedValues } = useStoredValues({ definition, context });
  const [version, setVersion] = useState(row?.version);
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const getIdempotencyKey = useIdempotencyKey();
  const { saveWithFiles, ...files } = useFormFiles<Row, Body>(definition.files, save);
  const form = useForm<Values, unknown, Checked>({
    resolver: definition.resolver,
    defaultValues: original as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const { forget, ...kept } = useKeptDraft(form, {
    draft,
    original,
    version,
    setVersion,
    getProposedValues: getChangedValues,
  });
  const isDirty = form.formState.isDirty || files.hasChosen;
  const reportDirty = useEffectEvent(onDirtyChange);
  useEffect(() => reportDirty(isDirty), [isDirty]);

  function handleFailure(cause: unknown) {
    console.error('A form was not saved', cause);
    setFailure(labels.getSaveFailure(cause, row === undefined));
    setRefusals(form, cause);
  }

  async function submit(checked: Checked, startedFrom: number | undefined) {
    setFailure('');
    const body = buildFormBody(definition, checked, zone);
    try {
      const result = await saveWithFiles(body, {
        version: startedFrom,
        idempotencyKey: getIdempotencyKey(body),
      });
      draft.clear();
      onSaved(result);
    } catch (cause) {
      const found = cause instanceof ApiError ? cause.conflict : undefined;
      setConflict(row && found ? found : null);
      if (!row || !found) handleFailure(cause);
    }
  }

  const submitFrom = (startedFrom: number | undefined) =>
    form.handleSubmit(
      (checked) => submit(checked, startedFrom),
      () => {
        setFailure('');
        setConflict(null);
      },
    );

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
        setOriginal(theirs);
        setVersion(currentVersion);
        setConflict(null);
        forget();
      },
      dismiss: () => setConflict(null),
    };
  }

  return {
    form,
    files,
    zone,
    failure,
    setFailure,
    errors: listErrors(form.formState.errors),
    conflict: conflict && describeConflict(conflict),
    ...kept,
    isSaving: form.formState.isSubmitting,
    handleSubmit: submitFrom(version),
    startOver: () => {
      form.reset(original);
      setVersion(row?.version);
      forget();
    },
  };
}
