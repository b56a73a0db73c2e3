import { ApiError } from '@narthex/shared-auth';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListDefinition, ResourceRow } from '../resource';
import { useListUpdate } from '../use-resource';
import type { RowAction } from './row-action';

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
    mutationFn: ({ action, row, reason }: Started<Row> & { readonly reason: string }) =>
      action.run(row, { reason }),
  });

  async function run({ action, row }: Started<Row>, reason: string) {
    try {
      const message = await mutation.mutateAsync({ action, row, reason });
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
      else void run({ action, row }, '');
    },
    confirm(reason: string) {
      if (asked) void run(asked, reason);
    },
    cancel: () => setAsked(undefined),
  };
}

/** The server's own sentence where it refuses for a reason of this object; the action's own words otherwise. */
function describeFailure<Row extends ResourceRow>({ failure }: RowAction<Row>, cause: unknown): string {
  const isExplained = cause instanceof ApiError && [403, 409, 422].includes(cause.status);
  return isExplained ? `${failure}. ${cause.message}` : failure;
}
