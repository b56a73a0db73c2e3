import { formatClock, weekdayName } from '@narthex/shared-contracts';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { NoTimesYet } from '../../components/time/no-times-yet';
import styles from './services.module.css';

/** Renders the services that are open to everybody. */
export function WorshipHours({ services }: { services: readonly WorshipService[] }) {
  const open = services.filter(({ kind }) => kind === 'service');
  if (open.length === 0) return <NoTimesYet />;
  return (
    <ul role="list" className={styles.hours}>
      {open.map((service) => (
        <li key={service.id}>
          <h3 lang={textLanguage(service, 'name')}>{service.name}</h3>
          <p className={styles.hour}>
            {weekdayName(service.day)}, {formatClock(service.start_time)}
          </p>
          {service.description ? (
            <p className={styles.soft} lang={textLanguage(service, 'description')}>
              {service.description}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
