import type { DeviceSession } from '@narthex/shared-contracts/schemas/own-account';
import { formatTimeAgo } from '@narthex/shared-contracts';
import { useTimeZone } from '@narthex/shared-panels/use-site';
import { useAction, type Write } from '@narthex/shared-panels/use-action';
import { Badge, Button, ErrorState, Panel } from '@narthex/shared-ui';
import { Outcome } from '../../components/outcome';
import { PanelLoading } from '../../components/panel-loading';
import styles from './security.module.css';
import { call, useSession } from '@narthex/shared-auth';
import { useQuery } from '@narthex/remote-kit/query';

/** Loads the sessions of the person. */
function useDevices() {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: ['member-area', 'devices', actorId],
    queryFn: ({ signal }) => call('ownAccount.listSessions', {}, { signal }).then(({ data }) => data),
  });
}

const EVERYWHERE = 'everywhere';

const signOut = async (device: DeviceSession | typeof EVERYWHERE, write: Write) => {
  const done =
    device === EVERYWHERE
      ? await write('ownAccount.endOtherSessions', {})
      : await write('ownAccount.endSession', { id: device.id });
  return done.message;
};

/** Renders the devices that are signed in, with buttons that sign them out. */
export function DevicesPanel() {
  const { data: devices, isError, isFetching, refetch } = useDevices();
  const { act, isBusy, outcome, dismiss } = useAction({
    run: signOut,
    failure: 'Failed to sign out there. Please try again.',
  });
  return (
    <Panel title="Where you are signed in">
      <Outcome outcome={outcome} onDismiss={dismiss} />
      {devices ? (
        <>
          <ul className={styles.devices} role="list">
            {devices.map((device) => (
              <Device key={device.id} device={device} isBusy={isBusy} onSignOut={() => void act(device)} />
            ))}
          </ul>
          {devices.length > 1 ? (
            <div className={styles.everywhere}>
              <Button variant="quiet" isBusy={isBusy} onClick={() => void act(EVERYWHERE)}>
                Sign out everywhere else
              </Button>
            </div>
          ) : (
            <p className={styles.note}>You aren’t signed in on any other device.</p>
          )}
        </>
      ) : null}
      {!devices && isError ? (
        <ErrorState
          message="Failed to load your devices"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : null}
      {!devices && !isError ? <PanelLoading lines={3} /> : null}
    </Panel>
  );
}

function Device({
  device,
  isBusy,
  onSignOut,
}: {
  device: DeviceSession;
  isBusy: boolean;
  onSignOut: () => void;
}) {
  const timeZone = useTimeZone();
  const { device: name, is_current: isCurrent, last_seen_at: seenAt } = device;
  return (
    <li>
      <div>
        <p className={styles.device}>{name}</p>
        <p className={styles.seen}>
          Signed in {formatTimeAgo(device.created_at, timeZone)}
          {isCurrent ? '' : `, last seen ${formatTimeAgo(seenAt, timeZone)}`}
        </p>
      </div>
      {isCurrent ? (
        <Badge tone="good">This device</Badge>
      ) : (
        <Button
          variant="quiet"
          size="small"
          isBusy={isBusy}
          aria-label={`Sign out ${name}`}
          onClick={onSignOut}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
