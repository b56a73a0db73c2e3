import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { Link } from 'react-router-dom';
import { useShell } from '../../app/shell-context';
import { InquiryForm } from './inquiry-form';
import { FOOTER_ID } from '../header/mobile-menu';
import { buildLegalLinks, buildMenus, buildQuickLinks, type NavLink } from '../nav-items';
import { SocialLinks } from './social-links';
import { officeRows, sabbathHours, weekHours, type HoursRow } from './worship-hours';
import styles from './site-footer.module.css';

export interface SiteFooterProps {
  site: Site;
  /** The week as the database holds it; empty while it isn't known. */
  services: readonly WorshipService[];
}

/** The foot of every public page: who we are, ways on, hours, a question to us. */
export function SiteFooter({ site, services }: SiteFooterProps) {
  const { registry } = useShell();
  return (
    <footer id={FOOTER_ID} className={styles.footer} data-surface="night" tabIndex={-1}>
      <div className={styles.inside}>
        <div className={styles.top}>
          <section>
            <h2>{site.name}</h2>
            {site.about ? <p className={styles.about}>{site.about}</p> : null}
            <Contact site={site} />
            <SocialLinks links={site.social} />
          </section>
          <nav aria-label="Quick links">
            <h2>Quick links</h2>
            <LinkList links={buildQuickLinks(registry)} className={styles.links} />
            <noscript>
              {buildMenus(registry).map(({ id, label, links }) => (
                <div key={id} className={styles.menu}>
                  <h2>{label}</h2>
                  <LinkList links={links} className={styles.links} />
                </div>
              ))}
            </noscript>
          </nav>
          <section>
            <h2>Ask us</h2>
            <InquiryForm />
          </section>
        </div>
        <div className={styles.hours}>
          <Hours title="Worship hours" rows={weekHours(services)} />
          <Hours title="On Sabbath" rows={sabbathHours(services)} />
          <Hours title="Office hours" rows={officeRows(services)} />
        </div>
        <div className={styles.bottom}>
          {site.address ? <p>{site.address}</p> : null}
          <LinkList links={buildLegalLinks(registry)} className={styles.legal} />
        </div>
      </div>
    </footer>
  );
}

/** Where and how to reach us, as far as it has been entered. */
function Contact({ site: { meeting_place, phone, email } }: { site: Site }) {
  if (!meeting_place && !phone && !email) return null;
  return (
    <ul role="list" className={styles.contact}>
      {meeting_place ? <li>{meeting_place}</li> : null}
      {phone ? (
        <li>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </li>
      ) : null}
      {email ? (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      ) : null}
    </ul>
  );
}

function LinkList({ links, className }: { links: readonly NavLink[]; className: string | undefined }) {
  return (
    <ul role="list" className={className}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

function Hours({ title, rows }: { title: string; rows: readonly HoursRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {rows.map(({ key, day, name, hours }) => (
          <div key={key}>
            <dt>
              {day ? <span className={name ? styles.day : undefined}>{day}</span> : null}
              {name ? <span>{name}</span> : null}
            </dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
