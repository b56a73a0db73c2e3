import { useQuery } from '@narthex/remote-kit/query';
import { call, useSession } from '@narthex/shared-auth';
import { describeMinistryRole } from '@narthex/shared-contracts/enum-labels';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import type { OwnMinistry } from '@narthex/shared-contracts/schemas/own-account';
import { useAction } from '@narthex/shared-panels/use-action';
import { ConfirmDialog, EmptyState, ErrorState, Panel, Badge, Button } from '@narthex/shared-ui';
import { useState } from 'react';
import { Outcome } from '../../components/outcome';
import { PanelLoading } from '../../components/panel-states';
import styles from './ministries.module.css';

interface OwnMinistryItemProps {
  readonly ministry: OwnMinistry;
  readonly isBusy: boolean;
  readonly onJoin: () => void;
  readonly onLeave: () => void;
}

const describeMeeting = ({ meeting_time: time, location }: OwnMinistry) =>
  [time, location].filter(Boolean).join(', ');

function MembershipStatus({ status, role }: OwnMinistry) {
  if (status === 'joined') return <Badge tone="accent">{describeMinistryRole(role)}</Badge>;
  return <Badge tone="warn">{status === 'invited' ? 'Invites you to join' : 'Asked to join, waiting'}</Badge>;
}

/**
 * Returns the text of the button that leaves a ministry, and its label for screen readers, which names the ministry.
 */
function getLeaveLabels({ status, name }: OwnMinistry): { readonly text: string; readonly label: string } {
  switch (status) {
    case 'joined':
      return { text: 'Leave', label: `Leave ${name}` };
    case 'invited':
      return { text: 'No, thanks', label: `Say no to ${name}` };
    case 'asked':
      return { text: 'Take back', label: `Take back the request to join ${name}` };
  }
}

/** Renders a ministry of the person with their status and the buttons to join or leave. */
function OwnMinistryItem({ ministry, isBusy, onJoin, onLeave }: OwnMinistryItemProps) {
  const { text, label } = getLeaveLabels(ministry);
  return (
    <li>
      <div className={styles.text}>
        <p className={styles.name} lang={textLanguage(ministry, 'name')}>
          {ministry.name}
        </p>
        <p className={styles.facts}>{describeMeeting(ministry)}</p>
        {ministry.status === 'invited' ? (
          <p className={styles.facts}>
            Once you join, its leaders see how to reach you. Until then they see your name alone.
          </p>
        ) : null}
      </div>
      <MembershipStatus {...ministry} />
      {ministry.status === 'invited' ? (
        <Button size="small" isBusy={isBusy} aria-label={`Join ${ministry.name}`} onClick={onJoin}>
          Join
        </Button>
      ) : null}
      <Button variant="quiet" size="small" isBusy={isBusy} aria-label={label} onClick={onLeave}>
        {text}
      </Button>
    </li>
  );
}

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
      {/* An open dialog hides the page from screen readers, so the message comes once it is closed. */}
      <Outcome outcome={leaving ? null : outcome} onDismiss={dismiss} />
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
