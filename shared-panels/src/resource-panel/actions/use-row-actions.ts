import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListDefinition, ResourceRow } from '../resource';
import { explainFailure } from './explain-failure';
import { useListUpdate } from '../use-resource';
import type { ActionInput, RowAction } from './row-action';

interface Started<Row extends ResourceRow> {
  readonly action: RowAction<Row>;
  readonly row: Row;
}

/** Runs the actions of rows: at once, or after the question that the action has. */
export function useRowActions<Row extends ResourceRow>(
  definition: ListDefinition<Row>,
  onDone: (message: string) => void,
) {
  const updateLists = useListUpdate(definition);
  const [asked, setAsked] = useState<Started<Row>>();
  const mutation = useMutation({
    mutationFn: ({ action, row, input }: Started<Row> & { readonly input: ActionInput }) =>
      action.run(row, input),
  });

  async function run({ action, row }: Started<Row>, input: ActionInput) {
    try {
      const message = await mutation.mutateAsync({ action, row, input });
      setAsked(undefined);
      updateLists();
      onDone(message);
    } catch (cause) {
      console.error('An action failed', cause);
      if (!action.question) onDone(explainFailure(action.failure, cause));
    }
  }

  return {
    asked,
    isBusy: mutation.isPending,
    failure: asked && mutation.error ? explainFailure(asked.action.failure, mutation.error) : '',
    start(action: RowAction<Row>, row: Row) {
      mutation.reset();
      if (action.question) setAsked({ action, row });
      else void run({ action, row }, { reason: '', choice: '' });
    },
    confirm(input: ActionInput) {
      if (asked) void run(asked, input);
    },
    cancel: () => setAsked(undefined),
  };
}
