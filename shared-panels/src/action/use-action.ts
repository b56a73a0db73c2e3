import { t } from '@narthex/shared-contracts/translate';
import type { ActionOutcome } from '@narthex/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  describeConcurrentEdit,
  readConcurrentEdit,
} from '../resource-panel/concurrent-edit/concurrent-edit';
import type { ResourceRow } from '../resource-panel/resource';
import { useWrite, type Write } from '../resource-panel/writes/use-write';
import { useTimeZone } from '../use-site';
import { explainRefusal, isCancelled } from './explain-failure';

export type { Write } from '../resource-panel/writes/use-write';

interface ActionOptions<Input, Row extends ResourceRow> {
  /** Resolves with the success message. The queries that `write` invalidates are reloaded before that. */
  readonly run: (input: Input, write: Write) => Promise<string | undefined>;
  /** Holds the message if the server gave no reason. */
  readonly failure: string;
  /** Holds the row as the person saw it. The server refuses if somebody else has changed it since. */
  readonly seen?: Row;
  /** Is called with the current row after such a refusal. */
  readonly onMeanwhile?: (row: Row) => void;
}

/** Runs the action of a button and returns its state: whether it is busy, with which input, and its outcome. */
export function useAction<Input, Row extends ResourceRow = ResourceRow>({
  run,
  failure,
  seen,
  onMeanwhile,
}: ActionOptions<Input, Row>) {
  const write = useWrite({ untilShown: true });
  const timeZone = useTimeZone();
  const [outcome, setOutcome] = useState<ActionOutcome>(null);
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: (input: Input) => run(input, write(seen?.version)),
  });

  function explain(cause: unknown): string {
    const now = seen && readConcurrentEdit(seen, cause, timeZone);
    if (!now) return explainRefusal(cause, failure);
    onMeanwhile?.(now.row);
    return describeConcurrentEdit(now.changes ?? []);
  }

  /** Resolves to true on success. Callers keep what was typed otherwise. */
  async function act(input: Input): Promise<boolean> {
    setOutcome(null);
    try {
      const message = await mutateAsync(input);
      setOutcome(message ? { kind: 'done', message } : null);
      return true;
    } catch (cause) {
      const cancelled = { kind: 'done', message: t('The upload was cancelled.') } as const;
      setOutcome(isCancelled(cause) ? cancelled : { kind: 'failed', message: explain(cause) });
      return false;
    }
  }

  return {
    act,
    isBusy: isPending,
    /** Holds the input of the running action. */
    busyInput: isPending ? variables : undefined,
    outcome,
    dismiss: () => setOutcome(null),
  };
}
