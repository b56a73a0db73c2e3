import { ApiError } from '@narthex/shared-auth';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListDefinition, ResourceRow } from '../resource';
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
      if (!action.question) onDone(describeFailure(action, cause));
    }
  }

  return {
    asked,
    isBusy: mutation.isPending,
    failure: asked && mutation.error ? describeFailure(asked.action, mutation.error) : '',
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

/** The server's own sentence where it refuses for a reason of this object; the action's own words otherwise. */
function describeFailure<Row extends ResourceRow>({ failure }: RowAction<Row>, cause: unknown): string {
  const isExplained = cause instanceof ApiError && [403, 409, 422].includes(cause.status);
  return isExplained ? `${failure}. ${cause.message}` : failure;
}
