import type { ActionOutcome } from '@narthex/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  describeConcurrentEdit,
  readConcurrentEdit,
} from '../resource-panel/concurrent-edit/concurrent-edit';
import type { ResourceRow } from '../resource-panel/resource';
import { useWrite, type Write } from '../resource-panel/writes/use-write';
import { explainRefusal } from './explain-refusal';

export type { Write } from '../resource-panel/writes/use-write';

interface ActionOptions<Input, Row extends ResourceRow> {
  /** Resolves with what is said once it is done. What `write` changes is loaded again before. */
  readonly run: (input: Input, write: Write) => Promise<string | undefined>;
  /** Said when no reason came. */
  readonly failure: string;
  /** What it acts on, as the person saw it: the server refuses when somebody else has changed it since. */
  readonly seen?: Row;
  /** Gets it as it is now, after such a refusal. */
  readonly onMeanwhile?: (row: Row) => void;
}

/** Something a button does: whether it runs, on what, and how it ended. */
export function useAction<Input, Row extends ResourceRow = ResourceRow>({
  run,
  failure,
  seen,
  onMeanwhile,
}: ActionOptions<Input, Row>) {
  const write = useWrite({ untilShown: true });
  const [outcome, setOutcome] = useState<ActionOutcome>(null);
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: (input: Input) => run(input, write(seen?.version)),
  });

  function explain(cause: unknown): string {
    const now = seen && readConcurrentEdit(seen, cause);
    if (!now) return explainRefusal(cause, failure);
    onMeanwhile?.(now.row);
    return describeConcurrentEdit(now.changes ?? []);
  }

  /** Resolves to whether it was done: what was typed stays otherwise. */
  async function act(input: Input): Promise<boolean> {
    setOutcome(null);
    try {
      const message = await mutateAsync(input);
      setOutcome(message ? { kind: 'done', message } : null);
      return true;
    } catch (cause) {
      setOutcome({ kind: 'failed', message: explain(cause) });
      return false;
    }
  }

  return {
    act,
    isBusy: isPending,
    /** What it runs on now. */
    busyInput: isPending ? variables : undefined,
    outcome,
    dismiss: () => setOutcome(null),
  };
}
