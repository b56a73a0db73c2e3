import { ApiError } from '@narthex/shared-auth';
import { useMutation } from '@narthex/remote-kit/query';
import { formatDay } from '@narthex/shared-contracts';
import { describePrayerKind } from '@narthex/shared-contracts/enum-labels';
import type { PublicPrayer } from '@narthex/shared-contracts/schemas/prayers';
import { t } from '@narthex/shared-contracts/translate';
import { Badge, Button } from '@narthex/shared-ui';
import { Check } from 'lucide-react';
import { pray } from './api';
import styles from './prayer-wall.module.css';

const counted = (count: number) => {
  if (count === 0) return t('Be the first to pray');
  return t('{count, plural, one {1 person} other {# people}} prayed', { count });
};

/** Returns why a prayer wasn't counted. Whoever asked may have taken the request back since the page was read. */
const explain = (error: Error) =>
  error instanceof ApiError && error.status === 404
    ? t('This request is no longer on the wall.')
    : t('That did not reach us. Please try again.');

/** Renders the button “I prayed”. It counts once per person or device, however often it is pressed. */
function PrayedButton({ prayer }: { prayer: PublicPrayer }) {
  const { mutate, status, data, error } = useMutation({ mutationFn: () => pray(prayer.id) });
  const hasPrayed = status === 'success';
  return (
    <div className={styles.pray}>
      <Button
        variant="quiet"
        size="small"
        aria-label={`${hasPrayed ? 'Prayed' : 'I prayed'}: ${prayer.title}`}
        aria-pressed={hasPrayed}
        isBusy={status === 'pending'}
        onClick={() => {
          if (!hasPrayed) mutate();
        }}
      >
        {hasPrayed ? <Check size={16} aria-hidden="true" /> : null}
        {hasPrayed ? 'Prayed' : 'I prayed'}
      </Button>
      <span role="status" className={styles.count}>
        {error ? explain(error) : counted(data ?? prayer.prayed_count)}
      </span>
    </div>
  );
}

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
