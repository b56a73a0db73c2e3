import { Link } from '@narthex/remote-kit/router';
import { paths, formatClock, weekdayName } from '@narthex/shared-contracts';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { classNames } from '@narthex/shared-ui';
import { NoTimesYet } from '../../components/time/no-times-yet';
import { FindUs } from './find-us';
import layout from '../../components/layout/section.module.css';
import styles from './services.module.css';

interface ServicesSectionProps {
  readonly services: readonly WorshipService[];
  readonly site: Site;
}

/** Renders the times and the place of worship. */
export function ServicesSection({ services, site }: ServicesSectionProps) {
  return (
    <section className={layout.section} id="services" aria-labelledby="services-title">
      <div className={layout.wrap}>
        <h2 className={classNames(layout.title, styles.heading)} id="services-title">
          Worship with us
        </h2>
        <WorshipHours services={services} />
        <p className={styles.week}>
          <Link to={{ pathname: paths.announcements.to(), hash: '#the-week' }}>The whole week</Link>
        </p>
        <div className={styles.find}>
          <FindUs site={site} services={services} />
        </div>
      </div>
    </section>
  );
}

/** Renders the services that are open to everybody. */
function WorshipHours({ services }: { services: readonly WorshipService[] }) {
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
