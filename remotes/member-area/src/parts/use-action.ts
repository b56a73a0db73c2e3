import { ApiError } from '@narthex/shared-auth';
import { useMutation, useQueryClient } from '@narthex/remote-kit/query';
import { useState } from 'react';

/** How an action ended. */
export type ActionOutcome = { readonly kind: 'done' | 'failed'; readonly message: string } | null;

interface ActionOptions<Input> {
  /** Resolves with what the server says. */
  readonly run: (input: Input) => Promise<string | undefined>;
  /** Said when no reason came. */
  readonly failure: string;
  /** Names of the member area's queries that are out of date afterwards. */
  readonly affects: readonly string[];
}

/** The server's reason where it gave one; a lost connection or a fault of the server is told by `failure`. */
const describe = (cause: unknown, failure: string) =>
  cause instanceof ApiError && cause.status >= 400 && cause.status < 500 && !cause.hasDefaultMessage
    ? cause.message
    : failure;

/** Something a button does: whether it runs, on what, and how it ended. */
export function useAction<Input>({ run, failure, affects }: ActionOptions<Input>) {
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<ActionOutcome>(null);
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: run,
    onSettled: () =>
      Promise.all(affects.map((name) => client.invalidateQueries({ queryKey: ['member-area', name] }))),
  });

  async function act(input: Input): Promise<boolean> {
    setOutcome(null);
    try {
      const message = await mutateAsync(input);
      setOutcome(message ? { kind: 'done', message } : null);
      return true;
    } catch (cause) {
      setOutcome({ kind: 'failed', message: describe(cause, failure) });
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
