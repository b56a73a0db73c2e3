import type { OwnMinistry } from '@narthex/shared-contracts/schemas/own-account';
import { useAction } from '@narthex/shared-panels/use-action';
import { Badge, Button, ConfirmDialog, EmptyState, ErrorState, Panel } from '@narthex/shared-ui';
import { useState } from 'react';
import { Outcome } from '../../components/outcome';
import { PanelLoading } from '../../components/panel-loading';
import styles from './ministries.module.css';
import type { useOwnMinistries } from './use-own-ministries';

type OwnMinistriesQuery = ReturnType<typeof useOwnMinistries>;

const describeMeeting = ({ meeting_time: time, location }: OwnMinistry) =>
  [time, location].filter(Boolean).join(', ');

/** Where the person belongs and as what, what they asked to join, and the way out. */
export function OwnMinistriesPanel({ ministries }: { ministries: OwnMinistriesQuery }) {
  const { data, isError, isFetching, refetch } = ministries;
  const [leaving, setLeaving] = useState<OwnMinistry | null>(null);
  const { act, isBusy, outcome, dismiss } = useAction({
    run: async ({ id }: OwnMinistry, write) => (await write('membership.leave', { id })).message,
    failure: 'Failed to leave the ministry. Please try again.',
  });

  async function handleLeave() {
    if (leaving) await act(leaving);
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
            <li key={ministry.id}>
              <div className={styles.text}>
                <p className={styles.name}>{ministry.name}</p>
                <p className={styles.facts}>{describeMeeting(ministry)}</p>
              </div>
              {ministry.status === 'joined' ? (
                <Badge tone="accent">{ministry.role}</Badge>
              ) : (
                <Badge tone="warn">Asked to join, waiting</Badge>
              )}
              <Button
                variant="quiet"
                size="small"
                isBusy={isBusy}
                aria-label={
                  ministry.status === 'joined'
                    ? `Leave ${ministry.name}`
                    : `Take back the request to join ${ministry.name}`
                }
                onClick={() => (ministry.status === 'joined' ? setLeaving(ministry) : void act(ministry))}
              >
                {ministry.status === 'joined' ? 'Leave' : 'Take back'}
              </Button>
            </li>
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
