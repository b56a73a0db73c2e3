import type { ComponentType, ReactNode } from 'react';
import { Mark } from '../identity/mark';
import styles from './dashboard-rail.module.css';

/** Describes a section of a dashboard's menu. */
export type DashboardNavItem = {
  /** Holds the URL for the link component of the caller. */
  to: string;
  label: string;
  /** Is a Lucide icon. */
  icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;
  isCurrent: boolean;
  /** Holds the heading of the group of adjacent sections. */
  group?: string;
  /** Counts the open items; zero isn't shown. */
  count?: number;
  /** Describes the count to screen readers, such as "awaiting approval". */
  countLabel?: string;
};

/** Describes the props that the caller's link component gets. */
export type RailLinkProps = {
  to: string;
  className: string;
  'aria-current'?: 'page';
  children: ReactNode;
};

/** Describes the props of a dashboard's navigation. */
export type DashboardRailProps = {
  siteName: string;
  /** Holds the title and caption of the dashboard in a coloured box. */
  place: { title: string; caption?: string };
  nav: readonly DashboardNavItem[];
  /** Holds the links out of the dashboard below its sections, in a separate nav with this heading. */
  elsewhere?: { label: string; nav: readonly DashboardNavItem[] };
  /** Renders a link with the caller's router: `(props) => <Link {...props} />`. */
  renderLink: (props: RailLinkProps) => ReactNode;
};

type RailInsideProps = DashboardRailProps & { hasMark?: boolean };

/** Renders the content that the rail and the phone's sheet have in common. */
export function RailInside({ siteName, place, nav, elsewhere, renderLink, hasMark = true }: RailInsideProps) {
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
        {listGroups(nav).map((items) => (
          <RailGroup key={items[0]?.to} heading={items[0]?.group} items={items} renderLink={renderLink} />
        ))}
      </nav>
      {elsewhere && elsewhere.nav.length > 0 ? (
        <nav className={styles.elsewhere} aria-label={elsewhere.label}>
          <RailGroup heading={elsewhere.label} items={elsewhere.nav} renderLink={renderLink} />
        </nav>
      ) : null}
    </>
  );
}

/** Groups adjacent sections of the same group in the order of the menu. */
function listGroups(nav: readonly DashboardNavItem[]): readonly DashboardNavItem[][] {
  const groups: DashboardNavItem[][] = [];
  for (const item of nav) {
    const last = groups.at(-1);
    if (last && last[0]?.group === item.group) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

interface RailGroupProps extends Pick<DashboardRailProps, 'renderLink'> {
  heading: string | undefined;
  items: readonly DashboardNavItem[];
}

function RailGroup({ heading, items, renderLink }: RailGroupProps) {
  return (
    <>
      {heading ? <p className={styles.heading}>{heading}</p> : null}
      <ul className={styles.list} role="list" aria-label={heading}>
        {items.map((item) => (
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
