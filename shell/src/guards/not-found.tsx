import { paths } from '@narthex/shared-contracts';
import { ArchMark } from '@narthex/shared-ui';
import { Link } from 'react-router-dom';
import styles from './not-found.module.css';

const PLACES = [
  { label: 'Home', hint: 'This Sabbath, events, prayer', to: paths.home.to() },
  { label: 'Sabbath calendar', hint: 'What happens on which Sabbath', to: paths.calendar.to() },
  { label: 'Announcements', hint: 'What the church office says this week', to: paths.announcements.to() },
  { label: 'Giving', hint: 'Tithes and offerings by mobile money', to: paths.giving.to() },
  { label: 'Members', hint: 'Sign in, or join us', to: paths.members.to() },
  { label: 'Leaders', hint: 'Sign-in for department leaders', to: paths.leaders.to() },
];

/** Is shown for a URL without a page, with links to frequently visited pages. */
export function NotFound() {
  return (
    <div className={styles.page}>
      <ArchMark size={72} />
      <h1 tabIndex={-1}>This door doesn't exist</h1>
      <p className={styles.lead}>
        The page was not found. The address may be mistyped, or the page has moved. Perhaps one of these is
        what you came for:
      </p>
      <ul role="list" className={styles.places}>
        {PLACES.map(({ label, hint, to }) => (
          <li key={to}>
            <Link to={to}>
              <b>{label}</b>
              <span>{hint}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
