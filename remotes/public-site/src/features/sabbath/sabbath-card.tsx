import { t } from '@narthex/shared-contracts/translate';
import { formatClock } from '@narthex/shared-contracts';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import type { ReactNode } from 'react';
import { mainParts, thisSabbath } from './this-sabbath';
import styles from './sabbath-card.module.css';

interface SabbathCardProps {
  readonly now: string | undefined;
  readonly timeZone: string;
  readonly services: readonly WorshipService[];
  readonly place: string;
  /** Holds the other parts of the first screen: next event, giving, prayer. */
  readonly children: ReactNode;
}

/** Renders time, programme and place of the next Sabbath. */
export function SabbathCard({ now, timeZone, services, place, children }: SabbathCardProps) {
  const sabbath = now ? thisSabbath(now, timeZone, services) : null;
  const title = sabbath?.isNextWeek ? t('Next Sabbath') : t('This Sabbath');
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.when} data-surface="night">
        <h2 className={styles.eyebrow}>{title}</h2>
        <p className={styles.date}>
          {sabbath ? <time dateTime={sabbath.date}>{sabbath.label}</time> : 'Saturday'}
        </p>
      </div>
      <dl className={styles.parts}>
        {mainParts(services).map((part) => (
          <div key={part.id}>
            <dt className={styles.eyebrow} lang={textLanguage(part, 'name')}>
              {part.name}
            </dt>
            <dd className={styles.time}>{formatClock(part.start_time)}</dd>
          </div>
        ))}
        <div>
          <dt className={styles.eyebrow}>{place.split(',')[0] || 'Where'}</dt>
          <dd>
            <a className={styles.directions} href="#find-us">
              Directions from the gate
            </a>
          </dd>
        </div>
      </dl>
      <div className={styles.quick}>{children}</div>
    </section>
  );
}
