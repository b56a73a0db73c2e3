import { useQuery } from '@narthex/remote-kit/query';
import { call, useSession } from '@narthex/shared-auth';
import type { OwnMinistry } from '@narthex/shared-contracts/schemas/own-account';
import { useAction } from '@narthex/shared-panels/use-action';
import { ConfirmDialog, EmptyState, ErrorState, Panel } from '@narthex/shared-ui';
import { useState } from 'react';
import { Outcome } from '../../components/outcome';
import { PanelLoading } from '../../components/panel-states';
import { OwnMinistryItem } from './own-ministry-item';
import styles from './ministries.module.css';

type OwnMinistriesQuery = ReturnType<typeof useOwnMinistries>;

interface Step {
  readonly call: 'membership.join' | 'membership.leave';
  readonly ministry: OwnMinistry;
}

/**
 * Lists the ministries of a person: those they belong to, asked to join or are invited to, with the actions on each.
 */
export function OwnMinistriesPanel({ ministries }: { ministries: OwnMinistriesQuery }) {
  const { data, isError, isFetching, refetch } = ministries;
  const [leaving, setLeaving] = useState<OwnMinistry | null>(null);
  const { act, isBusy, outcome, dismiss } = useAction({
    run: async ({ call, ministry: { id } }: Step, write) => (await write(call, { id })).message,
    failure: 'Failed to save your choice. Please try again.',
  });
  const leave = (ministry: OwnMinistry) => act({ call: 'membership.leave', ministry });

  async function handleLeave() {
    if (leaving) await leave(leaving);
    setLeaving(null);
  }

  return (
    <Panel title="My ministries">
      <Outcome outcome={outcome} onDismiss={dismiss} />
      {!data && isError ? (
        <ErrorState
          message="Failed to load your ministries"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : null}
      {!data && !isError ? <PanelLoading lines={3} /> : null}
      {data?.length === 0 ? (
        <EmptyState title="You haven't joined any ministries yet.">
          Choose one below and ask to join: its leader will let you in.
        </EmptyState>
      ) : null}
      {data && data.length > 0 ? (
        <ul className={styles.list} role="list">
          {data.map((ministry) => (
            <OwnMinistryItem
              key={ministry.id}
              ministry={ministry}
              isBusy={isBusy}
              onJoin={() => void act({ call: 'membership.join', ministry })}
              onLeave={() => (ministry.status === 'joined' ? setLeaving(ministry) : void leave(ministry))}
            />
          ))}
        </ul>
      ) : null}
      <ConfirmDialog
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={handleLeave}
        title={`Leave ${leaving?.name ?? ''}?`}
        labels={{ confirm: 'Leave', busy: 'Leaving...' }}
      >
        You are no longer listed as one of its people. To come back, you ask to join again.
      </ConfirmDialog>
    </Panel>
  );
}

/** Loads the ministries that the person belongs to, has asked to join or is invited to. */
export function useOwnMinistries() {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: ['member-area', 'ministries', actorId],
    queryFn: ({ signal }) => call('membership.list', {}, { signal }).then(({ data }) => data),
  });
}
