import { paths } from '@narthex/shared-contracts';
import { CalendarDays, Images, Mic, Users } from 'lucide-react';
import { Link } from '@narthex/remote-kit/router';
import styles from './quick-links.module.css';

const LINKS = [
  { to: paths.adminEvents.to(), label: 'Manage Events', description: 'Dates and places', icon: CalendarDays },
  { to: paths.adminSermons.to(), label: 'Manage Sermons', description: 'Audio, video, notes', icon: Mic },
  { to: paths.adminMembers.to(), label: 'Manage Members', description: 'People and status', icon: Users },
  { to: paths.adminGallery.to(), label: 'Manage Gallery', description: 'Pictures, videos', icon: Images },
];

/** Renders links to the four most frequent tasks. */
export function QuickLinks() {
  return (
    <nav aria-label="Quick actions">
      <ul className={styles.links} role="list">
        {LINKS.map(({ to, label, description, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <span className={styles.icon}>
                <Icon size={22} aria-hidden="true" />
              </span>
              <span>
                <b>{label}</b>
                <small>{description}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
