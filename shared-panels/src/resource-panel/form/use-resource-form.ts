import { ApiError, type EditConflict } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';
import type { FormError } from '@narthex/shared-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldErrors } from 'react-hook-form';
import { setRefusals } from './fields/set-refusals';
import type { ConflictField } from './conflict/conflict-view';
import type { ResourceFormDefinition } from './resource-form-definition';
import { buildFormBody, getEmptyValues, getStoredValues } from './field-values';
import { pickKnownValues, type StoredDraft } from './form-draft';
import { useFormFiles } from './files/use-form-files';
import type { ResourceFormProps, ResourceRow } from '../resource';
import { createIdempotencyKey } from '../resource-api';
import { compareTranslations, withTranslations } from './translations/translation-values';

type Options<Row extends ResourceRow, Values extends object, Checked, Body> = Pick<
  ResourceFormProps<Row, Body>,
  'context' | 'onSaved' | 'onDirtyChange'
> & { readonly definition: ResourceFormDefinition<Row, Values, Checked, Body> };

/** Returns the state of a form: its values, its draft and the server's errors. */
export function useResourceForm<Row extends ResourceRow, Values extends object, Checked, Body>({
  definition,
  context,
  onSaved,
  onDirtyChange,
}: Options<Row, Values, Checked, Body>) {
  const { row, rows, labels, draft, save } = context;
  // The zone of the first render is kept, since typed times must be read in the zone they were shown in.
  const [zone] = useState(context.timeZone);
  const { translatable } = definition;
  const empty = getEmptyValues(definition, rows);
  const getValues = (of: Row) =>
    withTranslations(getStoredValues(definition, { row: of, timeZone: zone, empty }), translatable, of);
  const [original, setOriginal] = useState(() =>
    row ? getValues(row) : withTranslations(empty, translatable, undefined),
  );
  const [version, setVersion] = useState(row?.version);
  const [isRestored, setRestored] = useState(false);
  const [rejection, setRejection] = useState<string>();
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const getIdempotencyKey = useIdempotencyKey();
  const { saveWithFiles, ...files } = useFormFiles<Row, Body>(definition.files, save);
  const form = useForm<Values, unknown, Checked>({
    resolver: definition.resolver,
    defaultValues: original as DefaultValues<Values>,
    shouldFocusError: false,
  });
  const { isSubmitting } = form.formState;
  const isDirty = form.formState.isDirty || files.hasChosen;

  function readValues(kept: StoredDraft): Partial<Values> | undefined {
    if ('values' in kept) return pickKnownValues(kept.values, original);
    try {
      return getValues({ ...row, ...kept.proposed } as Row);
    } catch (cause) {
      // Objects change between releases, and a proposal may be old.
      console.warn('What was proposed does not fit the form', cause);
      draft.clear();
      return undefined;
    }
  }

  const startDraft = useEffectEvent(() => {
    const kept = draft.read();
    const values = kept && readValues(kept);
    if (kept && values) {
      form.reset({ ...original, ...values }, { keepDefaultValues: true });
      // Values that were typed over an older version must cause a conflict with the newer one.
      setVersion(kept.version);
      setRejection(kept.rejection);
      setRestored(true);
    }
  });
  useEffect(() => startDraft(), []);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.write({ values: { ...values }, version, rejection }),
      }),
    [form, draft, version, rejection],
  );

  const reportDirty = useEffectEvent(onDirtyChange);
  useEffect(() => reportDirty(isDirty), [isDirty]);

  function handleFailure(cause: unknown) {
    console.error('A form was not saved', cause);
    setFailure(labels.getSaveFailure(cause, row === undefined));
    setRefusals(form, cause);
  }

  const submitFrom = (startedFrom: number | undefined) =>
    form.handleSubmit(
      async (checked) => {
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
      },
      () => {
        setFailure('');
        setConflict(null);
      },
    );

  function describeConflict(of: EditConflict) {
    // The server returns the object as in its list.
    const theirs = getValues({ ...row, ...of.current } as Row);
    const mine = form.getValues();
    const labels = definition.fieldLabels;
    const describe = (field: keyof Values & string, value: unknown) =>
      definition.describeValue?.(field, value) ?? describeText(value);
    const fields = (Object.keys(labels) as (keyof typeof labels)[]).map((field): ConflictField => ({
      key: field,
      label: labels[field],
      mine: describe(field, mine[field]),
      theirs: describe(field, theirs[field]),
    }));
    return {
      fields: [...fields, ...compareTranslations(translatable ?? {}, { labels, mine, theirs })],
      keepMine: () => {
        setVersion(of.current_version);
        void submitFrom(of.current_version)();
      },
      takeTheirs: () => {
        form.reset(theirs);
        setOriginal(theirs);
        setVersion(of.current_version);
        setConflict(null);
        setRestored(false);
        setRejection(undefined);
        draft.clear();
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
    isRestored,
    rejection,
    isSaving: isSubmitting,
    handleSubmit: submitFrom(version),
    startOver: () => {
      form.reset(original);
      setVersion(row?.version);
      draft.clear();
      setRestored(false);
      setRejection(undefined);
    },
  };
}

/** Returns a key for each body: a repeated attempt has the same key, a corrected one has another. */
function useIdempotencyKey() {
  const last = useRef({ body: '', key: '' });
  return (body: unknown): string => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: createIdempotencyKey() };
    return last.current.key;
  };
}

function describeText(value: unknown): string {
  if (typeof value === 'boolean') return value ? t('Yes') : t('No');
  if (Array.isArray(value)) return value.join(', ');
  return value === null || value === undefined ? '' : String(value);
}

/** Returns the errors of a field or of its nested fields. */
function listFieldErrors(field: string, error: unknown): FormError[] {
  if (typeof error !== 'object' || error === null) return [];
  if ('message' in error && typeof error.message === 'string') return [{ field, message: error.message }];
  return Object.entries(error).flatMap(([name, inner]) =>
    name === 'ref' ? [] : listFieldErrors(`${field}.${name}`, inner),
  );
}

function listErrors<Values extends object>({ root, ...fields }: FieldErrors<Values>): FormError[] {
  const getMessage = (error: unknown) =>
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message ?? '') : '';
  const ofFields = Object.entries(fields).flatMap(([field, error]) => listFieldErrors(field, error));
  const { type: _type, message: _message, ref: _ref, ...others } = root ?? {};
  const ofForm = Object.values(others).map((error) => ({ message: getMessage(error) }));
  return [...ofFields, ...ofForm].filter(({ message }) => message !== '');
}
