import { formatDay } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import type { PublicPrayer } from '@narthex/shared-contracts/schemas/prayers';
import { Badge } from '@narthex/shared-ui';
import { PrayedButton } from './prayed-button';
import { describePrayerKind } from '@narthex/shared-contracts/enum-labels';
import styles from './prayer-wall.module.css';

interface PrayerCardProps {
  readonly prayer: PublicPrayer;
  readonly now: string | undefined;
  readonly timeZone: string;
}

/** Renders a request of the prayer wall. */
export function PrayerCard({ prayer, now, timeZone }: PrayerCardProps) {
  const { title, description, is_urgent, is_anonymous, requester_name, created_at } = prayer;
  const name = is_anonymous || !requester_name ? t('Anonymous') : requester_name;
  return (
    <li className={styles.card}>
      <div className={styles.tags}>
        <Badge>{describePrayerKind(prayer)}</Badge>
        {is_urgent ? <Badge tone="warn">Urgent</Badge> : null}
      </div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{description}</p>
      <p className={styles.who}>
        {name}
        {now ? (
          <>
            {', '}
            <time dateTime={created_at}>{formatDay(created_at, timeZone, new Date(now))}</time>
          </>
        ) : null}
      </p>
      <PrayedButton prayer={prayer} />
    </li>
  );
}
