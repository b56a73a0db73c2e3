import { useQuery } from '@narthex/remote-kit/query';
import { call, useSession } from '@narthex/shared-auth';
import { formatTimeAgo } from '@narthex/shared-contracts';
import type { DeviceSession } from '@narthex/shared-contracts/schemas/own-account';
import { t } from '@narthex/shared-contracts/translate';
import { useAction, type Write } from '@narthex/shared-panels/use-action';
import { useTimeZone } from '@narthex/shared-panels/use-site';
import { Button, ErrorState, Panel, Badge } from '@narthex/shared-ui';
import { useId } from 'react';
import { Outcome } from '../../components/outcome';
import { PanelLoading } from '../../components/panel-states';
import styles from './security.module.css';

/** Loads the sessions of the person. */
function useDevices() {
  const actorId = useSession((session) => session.actor?.id);
  return useQuery({
    queryKey: ['member-area', 'devices', actorId],
    queryFn: ({ signal }) => call('ownAccount.listSessions', {}, { signal }).then(({ data }) => data),
  });
}

const EVERYWHERE = 'everywhere';

/** Servers that name no client have sessions of browsers only. */
const isBrowser = ({ client }: DeviceSession) => client === undefined || client === 'browser';

const signOut = async (device: DeviceSession | typeof EVERYWHERE, write: Write) => {
  const done =
    device === EVERYWHERE
      ? await write('ownAccount.endOtherSessions', {})
      : await write('ownAccount.endSession', { id: device.id });
  return done.message;
};

/** Renders where the person is signed in: browsers, and apart from them programs and other websites. */
export function DevicesPanel() {
  const { data: devices, isError, isFetching, refetch } = useDevices();
  const { act, isBusy, outcome, dismiss } = useAction({
    run: signOut,
    failure: 'Failed to sign out there. Please try again.',
  });
  const headingId = useId();
  const others = (devices ?? []).filter((device) => !isBrowser(device));
  const list = { isBusy, onSignOut: (device: DeviceSession) => void act(device) };
  return (
    <Panel title="Where you are signed in">
      <Outcome outcome={outcome} onDismiss={dismiss} />
      {devices ? (
        <>
          <DeviceList devices={devices.filter(isBrowser)} {...list} />
          {others.length > 0 ? (
            <section className={styles.others} aria-labelledby={headingId}>
              <h3 id={headingId}>Programs and other websites</h3>
              <p className={styles.note}>
                They can use your account from anywhere. Sign out what you don’t know.
              </p>
              <DeviceList devices={others} {...list} />
            </section>
          ) : null}
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

interface DeviceListProps {
  readonly devices: readonly DeviceSession[];
  readonly isBusy: boolean;
  readonly onSignOut: (device: DeviceSession) => void;
}

/** Renders sessions with what each was opened by, and buttons that end them. */
function DeviceList({ devices, isBusy, onSignOut }: DeviceListProps) {
  return (
    <ul className={styles.devices} role="list">
      {devices.map((device) => (
        <Device key={device.id} device={device} isBusy={isBusy} onSignOut={() => onSignOut(device)} />
      ))}
    </ul>
  );
}

function nameOf({ client, device, origin }: DeviceSession): string {
  if (client === 'program') return t('A program');
  if (client !== 'website' || !origin) return device;
  return t('The website {site}', { site: new URL(origin).host });
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
  const { is_current: isCurrent, last_seen_at: seenAt } = device;
  const name = nameOf(device);
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
