import type { DeviceSession } from '@narthex/shared-contracts/schemas/own-account';
import { formatTimeAgo } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { useTimeZone } from '@narthex/shared-panels/use-site';
import { Badge, Button } from '@narthex/shared-ui';
import styles from './security.module.css';

interface DeviceListProps {
  readonly devices: readonly DeviceSession[];
  readonly isBusy: boolean;
  readonly onSignOut: (device: DeviceSession) => void;
}

/** Renders sessions with what each was opened by, and buttons that end them. */
export function DeviceList({ devices, isBusy, onSignOut }: DeviceListProps) {
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
