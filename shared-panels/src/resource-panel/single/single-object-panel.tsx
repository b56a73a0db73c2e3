import { ApiError, useSession } from '@narthex/shared-auth';
import type { Capability } from '@narthex/shared-contracts';
import { ErrorState, StatusMessage } from '@narthex/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { InlineForm } from '../form/frame/inline-form';
import { ResourceSkeleton } from '../list/resource-skeleton';
import type { ResourceFormProps, ResourceRow, SaveResult } from '../resource';
import { readResult } from '../resource-api';
import type { ResourceLabels } from '../resource-labels';

interface SingleObjectPanelProps<Row extends ResourceRow, Body> {
  /** First part of the query key and of the draft's: another name is another object. */
  name: string;
  capability: Capability;
  labels: ResourceLabels;
  Form: ComponentType<ResourceFormProps<Row, Body>> & { readonly preload: () => void };
  load: (signal: AbortSignal) => Promise<Row>;
  save: (body: Body, version: number | undefined) => Promise<unknown>;
  /** First parts of the query keys that a change puts out of date. */
  affectedQueries: readonly string[];
}

/** Management of what there is one of: its form, loaded, saved at once or proposed, with the same care as a list's. */
export function SingleObjectPanel<Row extends ResourceRow, Body>(props: SingleObjectPanelProps<Row, Body>) {
  const { name, capability, labels, Form, load, save, affectedQueries } = props;
  const actorId = useSession((session) => session.actor?.id);
  const queryClient = useQueryClient();
  const [message, setMessage] = useState('');
  // A saved or discarded form starts again from what is stored.
  const [round, setRound] = useState(0);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [name, 'managed', actorId],
    queryFn: ({ signal }) => load(signal),
  });

  if (!data) {
    if (!error) return <ResourceSkeleton text={labels.loading} />;
    const isRefused = error instanceof ApiError && error.status === 403;
    return isRefused ? (
      <ErrorState message="You do not have permission to perform this action." />
    ) : (
      <ErrorState message={labels.loadFailure} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }

  async function handleSaved(result: SaveResult<Row>) {
    setMessage(result.kind === 'proposed' ? result.message : labels.updated);
    await refetch();
    setRound((count) => count + 1);
    await queryClient.invalidateQueries({
      predicate: ({ queryKey }) => affectedQueries.includes(String(queryKey[0])),
    });
  }

  return (
    <>
      <StatusMessage message={message} onDismiss={() => setMessage('')} />
      <InlineForm
        key={`${name} ${round}`}
        name={name}
        capability={capability}
        labels={labels}
        Form={Form}
        row={data}
        save={async (body, { version }) => readResult<Row>((await save(body, version)) ?? {})}
        onCancel={() => setRound(round + 1)}
        onSaved={(result) => void handleSaved(result)}
      />
    </>
  );
}
