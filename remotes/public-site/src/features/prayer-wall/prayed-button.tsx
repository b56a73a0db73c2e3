import { t } from '@narthex/shared-contracts/translate';
import type { PublicPrayer } from '@narthex/shared-contracts/schemas/prayers';
import { Button } from '@narthex/shared-ui';
import { useMutation } from '@narthex/remote-kit/query';
import { Check } from 'lucide-react';
import { pray } from './api';
import styles from './prayer-wall.module.css';

const counted = (count: number) => {
  if (count === 0) return t('Be the first to pray');
  return t('{count, plural, one {1 person} other {# people}} prayed', { count });
};

/** Renders the button “I prayed”. It counts once per person or device, however often it is pressed. */
export function PrayedButton({ prayer }: { prayer: PublicPrayer }) {
  const { mutate, status, data } = useMutation({ mutationFn: () => pray(prayer.id) });
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
        {status === 'error'
          ? 'That did not reach us. Please try again.'
          : counted(data ?? prayer.prayed_count)}
      </span>
    </div>
  );
}
