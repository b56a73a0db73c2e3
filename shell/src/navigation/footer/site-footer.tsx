import { nowQuery, siteQuery, worshipServicesQuery } from '@narthex/shared-auth';
import { paths } from '@narthex/shared-contracts';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { PhoneLink } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { useShell } from '../../app/shell-context';
import { InquiryForm } from './inquiry-form';
import { FOOTER_ID } from './footer-id';
import { PORTAL_LINKS, buildLegalLinks, buildQuickLinks, type NavLink } from '../nav-items';
import { LanguageSwitch } from '../language-switch';
import { LowDataSwitch } from '../low-data-switch';
import { SocialLinks } from './social-links';
import { findNextService } from './next-service';
import { usePostedInquiry } from './use-posted-inquiry';
import styles from './site-footer.module.css';

export interface SiteFooterProps {
  site: Site;
  /** Lists the weekly services; it is empty until they are loaded. */
  services: readonly WorshipService[];
}

/** Renders the footer of every public page: description, links, the next service and the question form. */
export function SiteFooter({ site, services }: SiteFooterProps) {
  const { registry } = useShell();
  return (
    <footer id={FOOTER_ID} className={styles.footer} data-surface="night" tabIndex={-1}>
      <div className={styles.inside}>
        <div className={styles.top}>
          <section>
            <h2>{site.name}</h2>
            {site.about ? (
              <p className={styles.about} lang={textLanguage(site, 'about')}>
                {site.about}
              </p>
            ) : null}
            <Contact site={site} />
            <SocialLinks links={site.social} />
          </section>
          <nav aria-label="Quick links">
            <h2>Quick links</h2>
            <LinkList links={buildQuickLinks(registry)} className={styles.links} />
          </nav>
          <div className={styles.side}>
            <NextService site={site} services={services} />
            <AskUs />
          </div>
        </div>
        <div className={styles.bottom}>
          {site.address ? <p lang={textLanguage(site, 'address')}>{site.address}</p> : null}
          <LanguageSwitch languages={site.languages} className={styles.language} />
          <LowDataSwitch className={styles.lowData} />
          <nav aria-label="Sign in" className={styles.signIn}>
            <span>Sign in:</span>
            <LinkList links={PORTAL_LINKS} className={styles.legal} />
          </nav>
          <LinkList links={buildLegalLinks(registry)} className={styles.legal} />
        </div>
      </div>
    </footer>
  );
}

/** Renders the footer with the stored settings and services. */
export default function CurrentFooter() {
  const { data: site } = useQuery(siteQuery);
  const { data: services } = useQuery(worshipServicesQuery);
  return site ? <SiteFooter site={site} services={services ?? []} /> : null;
}

/** Shows the next service and links to the other hours. */
function NextService({ site, services }: SiteFooterProps) {
  const { data: now } = useQuery(nowQuery);
  const next = findNextService(services, now, site.time_zone);
  if (!next) return null;
  return (
    <section>
      <h2>Next service</h2>
      <p>
        <b className={styles.next} lang={next.lang}>
          {next.name}
        </b>{' '}
        <span>{next.when}</span>
      </p>
      <Link className={styles.week} to={{ pathname: paths.announcements.to(), hash: '#the-week' }}>
        The whole week
      </Link>
    </section>
  );
}

/** Shows the question form, folded. It is open after a plain post and for links to it. */
function AskUs() {
  const { state } = usePostedInquiry();
  const { hash } = useLocation();
  return (
    <details className={styles.ask} open={state.status !== 'idle' || hash === '#inquiry'}>
      <summary>Ask us a question</summary>
      <InquiryForm />
    </details>
  );
}

/** Shows the contacts that the settings contain. */
function Contact({ site: { meeting_place, phone, email } }: { site: Site }) {
  if (!meeting_place && !phone && !email) return null;
  return (
    <ul role="list" className={styles.contact}>
      {meeting_place ? (
        <li>
          <span>{meeting_place}</span>
        </li>
      ) : null}
      {phone ? (
        <li>
          <PhoneLink phone={phone} />
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
