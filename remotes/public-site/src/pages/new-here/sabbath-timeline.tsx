import { timeSpan } from '@narthex/shared-contracts/office-hours';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { mainParts } from '../../features/sabbath/this-sabbath';
import styles from './sabbath-timeline.module.css';

/** Renders the parts of the Sabbath in order, or only the main ones if no programme is stored, or nothing. */
export function SabbathTimeline({ services }: { services: readonly WorshipService[] }) {
  const programme = services
    .filter(({ kind }) => kind === 'sabbath')
    .sort((a, b) => a.start_time.localeCompare(b.start_time));
  const parts = programme.length > 1 ? programme : mainParts(services);
  if (parts.length === 0) return null;
  return (
    <ol role="list" className={styles.timeline}>
      {parts.map((part) => (
        <li key={part.id}>
          <span className={styles.time}>{timeSpan(part)}</span>
          <div>
            <b lang={textLanguage(part, 'name')}>{part.name}</b>
            {part.description ? (
              <p className={styles.about} lang={textLanguage(part, 'description')}>
                {part.description}
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  );
}
