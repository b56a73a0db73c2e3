import { ApiError, type EditConflict } from '@narthex/shared-auth';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { explainSaveFailure, isCancelled } from '../../action/explain-failure';
import type {
  ResourceFormContext,
  ResourceFormProps,
  ResourceRow,
  SaveOptions,
  SaveResult,
} from '../resource';
import { createIdempotencyKey } from '../resource-api';
import { buildFormBody } from './field-values';
import { setRefusals } from './fields/set-refusals';
import type { FormDraft, SentBody } from './form-draft';
import type { ResourceFormDefinition } from './resource-form-definition';

interface SubmitOptions<Row extends ResourceRow, Values extends object, Checked, Body> {
  readonly definition: ResourceFormDefinition<Row, Values, Checked, Body>;
  readonly context: Pick<ResourceFormContext<Row, Body>, 'row' | 'labels' | 'draft'>;
  readonly save: (body: Body, options: SaveOptions) => Promise<SaveResult<Row>>;
  /** The zone that typed times are meant in. */
  readonly zone: string;
  readonly onSaved: ResourceFormProps<Row, Body>['onSaved'];
  /**
   * Returns true if nothing that the form shows differs between the version that was saved meanwhile and this one, which
   * the person started from, or what they send: their first attempt may have been stored, and its response lost.
   */
  readonly saysTheSame: (version: number | undefined, conflict: EditConflict, body: Body) => boolean;
}

/**
 * Returns a key for each body: a repeated attempt has the same key, also after a reload, and a corrected one has another.
 */
function useIdempotencyKey(draft: FormDraft) {
  const last = useRef<SentBody>(undefined);
  function keep(sent: SentBody | undefined) {
    last.current = sent;
    const kept = draft.read();
    if (kept) draft.write({ ...kept, sent });
  }
  return {
    getKey: (body: unknown): string => {
      const text = JSON.stringify(body);
      const before = last.current ?? draft.read()?.sent;
      const sent = before?.body === text ? before : { body: text, key: createIdempotencyKey() };
      keep(sent);
      return sent.key;
    },
    /** Makes the next attempt a new one: under the same key, the server would return what is gone. */
    forget: () => keep(undefined),
  };
}

/** Returns the function that sends a form, with the failure or the conflict of the last attempt. */
export function useSubmit<Row extends ResourceRow, Values extends object, Checked, Body>(
  form: UseFormReturn<Values, unknown, Checked>,
  { definition, context, save, zone, onSaved, saysTheSame }: SubmitOptions<Row, Values, Checked, Body>,
) {
  const { row, labels, draft } = context;
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const idempotency = useIdempotencyKey(draft);

  function handleFailure(cause: unknown) {
    // Nothing failed, and the field of the file says that its upload was cancelled.
    if (isCancelled(cause)) return;
    console.error('A form was not saved', cause);
    const isNew = row === undefined;
    setFailure(explainSaveFailure((reason) => labels.getSaveFailure(reason, isNew), cause));
    setRefusals(form, cause);
  }

  async function send(checked: Checked, version: number | undefined): Promise<void> {
    setFailure('');
    const body = buildFormBody(definition, checked, zone);
    try {
      const result = await save(body, { version, idempotencyKey: idempotency.getKey(body) });
      draft.clear();
      onSaved(result);
    } catch (cause) {
      if (cause instanceof ApiError && cause.status === 404) idempotency.forget();
      const found = cause instanceof ApiError ? cause.conflict : undefined;
      // Such as a status that another panel shows: there is nothing to choose between.
      if (found && saysTheSame(version, found, body)) return send(checked, found.current_version);
      setConflict(found ?? null);
      if (!found) handleFailure(cause);
    }
  }

  const handleInvalid = () => {
    setFailure('');
    setConflict(null);
  };
  return {
    failure,
    setFailure,
    conflict,
    dismissConflict: () => setConflict(null),
    /** Sends the form as a change of that version. */
    submitFrom: (version: number | undefined) =>
      form.handleSubmit((checked) => send(checked, version), handleInvalid),
  };
}
