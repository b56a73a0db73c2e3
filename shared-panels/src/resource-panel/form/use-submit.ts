import { ApiError, type EditConflict } from '@narthex/shared-auth';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { explainSaveFailure, isCancelled, isGone } from '../../action/explain-failure';
import { sendOver } from '../concurrent-edit/concurrent-edit';
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
   * Returns true if a version that was saved meanwhile has the values that the person started from, or those that they send,
   * in all fields of the form. Then they have nothing to choose between, such as after another panel changed a status.
   */
  readonly isKnown: (current: object, body: Body, version: number | undefined) => boolean;
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
  { definition, context, save, zone, onSaved, isKnown }: SubmitOptions<Row, Values, Checked, Body>,
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
      const idempotencyKey = idempotency.getKey(body);
      const result = await sendOver(
        version,
        (from) => save(body, { version: from, idempotencyKey }),
        (current) => isKnown(current, body, version),
      );
      draft.clear();
      onSaved(result);
    } catch (cause) {
      if (isGone(cause)) idempotency.forget();
      const found = cause instanceof ApiError ? cause.conflict : undefined;
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
