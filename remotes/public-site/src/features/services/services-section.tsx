import { zonedParts } from '@narthex/shared-contracts';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { classNames } from '@narthex/shared-ui';
import layout from '../../components/layout/section.module.css';
import { FindUs } from './find-us';
import { WeekProgramme } from './week-programme';
import { WorshipHours } from './worship-hours';
import styles from './services.module.css';

interface ServicesSectionProps {
  readonly services: readonly WorshipService[];
  readonly site: Site;
  readonly now: string | undefined;
}

/** When we worship, what the week holds, and where to come. */
export function ServicesSection({ services, site, now }: ServicesSectionProps) {
  const today = now ? zonedParts(now, site.time_zone).weekday : undefined;
  return (
    <section className={layout.section} id="services" aria-labelledby="services-title">
      <div className={layout.wrap}>
        <h2 className={classNames(layout.title, styles.heading)} id="services-title">
          Worship with us
        </h2>
        <WorshipHours services={services} />
        <div className={styles.two}>
          <div>
            <h2 className={styles.title} id="the-week">
              The week
            </h2>
            <WeekProgramme services={services} today={today} />
          </div>
          <FindUs site={site} services={services} />
        </div>
      </div>
    </section>
  );
}
