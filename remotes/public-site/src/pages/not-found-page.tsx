import { paths } from '@narthex/shared-contracts';
import { buttonClassName, classNames } from '@narthex/shared-ui';
import { Link, useLocation } from '@narthex/remote-kit/router';
import layout from '../components/layout/section.module.css';
import styles from './plain-page.module.css';

const LINKS = [
  { label: 'This week’s times', to: `${paths.announcements.to()}#the-week` },
  { label: 'Calendar of events', to: paths.calendar.to() },
  { label: 'Ask for prayer', to: `${paths.home.to()}#prayer-request` },
  { label: 'Sermons', to: paths.sermons.to() },
] as const;

/** Renders the page for paths that don't exist, with links to other pages. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <div className={classNames(layout.wrap, styles.page)}>
      <div className={styles.arch} aria-hidden="true" />
      <div>
        <h1 className={styles.title}>Page not found</h1>
        <p className={layout.lead}>
          There is no page at <code>{pathname}</code>. It may have moved, or the address may have lost a
          letter on its way.
        </p>
        <ul className={styles.ways}>
          {LINKS.map(({ label, to }) => (
            <li key={label}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <p className={layout.actions}>
          <Link className={buttonClassName()} to={paths.home.to()}>
            Go to the home page
          </Link>
        </p>
      </div>
    </div>
  );
}
