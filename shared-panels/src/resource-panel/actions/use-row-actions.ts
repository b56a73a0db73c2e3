import { t } from '@narthex/shared-contracts/translate';
import type { ActionOutcome } from '@narthex/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { explainFailure, isGone } from '../../action/explain-failure';
import { useTimeZone } from '../../use-site';
import {
  describeConcurrentEdit,
  readConcurrentEdit,
  type SeenObject,
} from '../concurrent-edit/concurrent-edit';
import type { ListDefinition, ResourceRow } from '../resource';
import { useListUpdate } from '../use-resource';
import { useWrite } from '../writes/use-write';
import type { ActionInput, RowAction } from './row-action';

interface Started<Row extends ResourceRow> {
  readonly action: RowAction<Row>;
  readonly row: Row;
}

/** Describes the open dialog. */
interface Asked<Row extends ResourceRow> extends Started<Row>, SeenObject<Row> {
  /** Holds the error of the last attempt; it is empty if there is none. */
  readonly failure: string;
}

/** Runs the actions of rows immediately, or after the dialog of the action. */
export function useRowActions<Row extends ResourceRow>(
  definition: ListDefinition<Row>,
  onDone: (outcome: ActionOutcome) => void,
) {
  const { showRow, reload } = useListUpdate(definition);
  const write = useWrite();
  const timeZone = useTimeZone();
  const [asked, setAsked] = useState<Asked<Row>>();
  const mutation = useMutation({
    mutationFn: ({ action, row, input }: Started<Row> & { readonly input: ActionInput }) =>
      action.run(row, input, write(row.version)),
  });

  function handleFailure({ action, row }: Started<Row>, input: ActionInput, cause: unknown) {
    console.error('An action failed', cause);
    const { failure, question, isOffered = () => true } = action;
    const { isDone = (of) => of !== undefined && !isOffered(of) } = action;
    const now = readConcurrentEdit(row, cause, timeZone);
    if ((now || isGone(cause)) && isDone(now?.row, input)) {
      if (now) showRow(now.row);
      reload();
      setAsked(undefined);
      return onDone({ kind: 'done', message: t('This is done already. You see it as it is now.') });
    }
    if (!now) {
      const explained = explainFailure(failure, cause);
      if (question) setAsked((before) => before && { ...before, failure: explained });
      else onDone({ kind: 'failed', message: explained });
      return;
    }
    showRow(now.row);
    reload();
    if (question && isOffered(now.row)) return setAsked({ action, ...now, failure: '' });
    setAsked(undefined);
    onDone({ kind: 'failed', message: `${failure}. ${describeConcurrentEdit(now.changes ?? [])}` });
  }

  async function run({ action, row }: Started<Row>, input: ActionInput) {
    try {
      const message = await mutation.mutateAsync({ action, row, input });
      setAsked(undefined);
      reload();
      onDone({ kind: 'done', message });
    } catch (cause) {
      handleFailure({ action, row }, input, cause);
    }
  }

  return {
    asked,
    isBusy: mutation.isPending,
    start(action: RowAction<Row>, row: Row) {
      if (action.question) setAsked({ action, row, changes: null, failure: '' });
      else void run({ action, row }, { reason: '', choice: '' });
    },
    confirm(input: ActionInput) {
      if (!asked) return;
      setAsked({ ...asked, failure: '' });
      void run(asked, input);
    },
    cancel: () => setAsked(undefined),
  };
}
