import type { ComponentType, ReactNode } from 'react';
import { Mark } from '../identity/mark';
import styles from './dashboard-rail.module.css';

/** One section of a dashboard. */
export type DashboardNavItem = {
  /** The URL, as the router of the caller wants it. */
  to: string;
  label: string;
  /** A Lucide icon. */
  icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;
  isCurrent: boolean;
  /** What waits there; not shown when zero. */
  count?: number;
  /** What the count counts, for screen readers: "awaiting approval". */
  countLabel?: string;
};

/** What the caller's link component is given. */
export type RailLinkProps = {
  to: string;
  className: string;
  'aria-current'?: 'page';
  children: ReactNode;
};

/** Where the person is, and where they can go. */
export type DashboardRailProps = {
  siteName: string;
  /** The coloured box: whose dashboard this is. */
  place: { title: string; caption?: string };
  nav: readonly DashboardNavItem[];
  /** Renders one link with the caller's router: `(props) => <Link {...props} />`. */
  renderLink: (props: RailLinkProps) => ReactNode;
};

type RailInsideProps = DashboardRailProps & { hasMark?: boolean };

/** What the rail and the phone's sheet both hold. */
export function RailInside({ siteName, place, nav, renderLink, hasMark = true }: RailInsideProps) {
  return (
    <>
      {hasMark ? (
        <div className={styles.mark}>
          <Mark siteName={siteName} size="small" />
        </div>
      ) : null}
      <div className={styles.place}>
        {place.title}
        {place.caption ? <small>{place.caption}</small> : null}
      </div>
      <nav aria-label={`${place.title} sections`}>
        <ul className={styles.list} role="list">
          {nav.map((item) => (
            <li key={item.to}>
              {renderLink({
                to: item.to,
                className: styles.link ?? '',
                'aria-current': item.isCurrent ? 'page' : undefined,
                children: <RailLabel item={item} />,
              })}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function RailLabel({ item }: { item: DashboardNavItem }) {
  const Icon = item.icon;
  return (
    <>
      <Icon size={20} aria-hidden="true" />
      <span>{item.label}</span>
      {item.count ? (
        <span className={styles.count}>
          {item.count}
          {item.countLabel ? <span className={styles.countLabel}> {item.countLabel}</span> : null}
        </span>
      ) : null}
    </>
  );
}
