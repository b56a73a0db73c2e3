import { paths } from '@narthex/shared-contracts';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { classNames } from '@narthex/shared-ui';
import { Link } from '@narthex/remote-kit/router';
import layout from '../../components/layout/section.module.css';
import { FindUs } from './find-us';
import { WorshipHours } from './worship-hours';
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
