import { useCurrentUser, useSession, useSignOut } from '@narthex/shared-auth';
import {
  paths,
  portraitUrl,
  zonedParts,
  DEPARTMENT_FACTS,
  allows,
  type Actor,
  type Department,
  scopeOf,
} from '@narthex/shared-contracts';
import { Avatar, Button, ButtonLink, DashboardLayout } from '@narthex/shared-ui';
import type { DashboardNavItem } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LanguageLinks } from '../language/language-links';
import { NotificationsBell } from '../notifications/notifications-bell';
import { useSite, useTimeZone } from '../use-site';
import styles from './dashboard-frame.module.css';
import { t } from '@narthex/shared-contracts/translate';
import { CircleUserRound, LayoutDashboard, ShieldCheck } from 'lucide-react';

/** The access label of a department determines its dashboard. */
const DASHBOARDS = {
  'Supreme Admin': paths.communicationDashboard.to(),
  'Senior Admin': paths.seniorAdminDashboard.to(),
  'Department Admin': paths.departmentDashboard.to(),
} as const;

const departmentPlace = (department: Department) => ({
  to: DASHBOARDS[DEPARTMENT_FACTS[department].access],
  label: `${DEPARTMENT_FACTS[department].label} dashboard`,
  icon: LayoutDashboard,
});

/**
 * Returns links to the other places that a person's roles give access to. A pastor who signed in for a department gets
 * the administration, and an administrator with a department gets its dashboard, so a menu leads to every right.
 */
export function listOtherPlaces(actor: Actor | null, base: string): DashboardNavItem[] {
  if (!actor) return [];
  const places = [
    ...(actor.department ? [departmentPlace(actor.department)] : []),
    ...(allows('admin', actor)
      ? [{ to: paths.adminDashboard.to(), label: 'Administration', icon: ShieldCheck }]
      : []),
    { to: paths.memberDashboard.to(), label: 'My own pages', icon: CircleUserRound },
  ];
  const isHere = (to: string) => to === base || to.startsWith(`${base}/`);
  return places.filter(({ to }) => !isHere(to)).map((place) => ({ ...place, isCurrent: false }));
}

/** Returns `Good morning`, `Good afternoon` or `Good evening` for the time in the site's zone. */
export function getGreeting(timeZone: string, now = new Date()): string {
  const { hour } = zonedParts(now, timeZone);
  if (hour >= 4 && hour < 12) return t('Good morning');
  return hour >= 12 && hour < 17 ? t('Good afternoon') : t('Good evening');
}

interface DashboardFrameProps {
  /** Names the dashboard and its person in the coloured box of the menu. */
  place: { title: string; caption: string | undefined };
  nav: readonly DashboardNavItem[];
  /** Is the first page of this dashboard. If set, the menu links to the person's other dashboards. */
  base?: string;
  department?: string;
  /** The heading of the page; without one the person is greeted. */
  title?: string;
  /** Said below the heading where several kinds of people share the dashboard. */
  subtitle?: string;
  children: ReactNode;
}

/** The frame of a dashboard or of the member area: menu, heading, the way to the site and out. */
export function DashboardFrame(props: DashboardFrameProps) {
  const { place, nav, base, department, title, subtitle, children } = props;
  const site = useSite();
  const timeZone = useTimeZone();
  const user = useCurrentUser();
  const actor = useSession((session) => session.actor);
  const signOut = useSignOut();
  const heading = title ?? `${getGreeting(timeZone)}, ${user?.first_name ?? ''}`;
  return (
    <DashboardLayout
      department={department}
      rail={{
        siteName: site?.name ?? '',
        place,
        nav,
        ...(base !== undefined && {
          elsewhere: { label: 'Your other places', nav: listOtherPlaces(actor, base) },
        }),
        renderLink: (props) => <Link {...props} />,
      }}
      title={
        <>
          {heading}
          {subtitle ? <small className={styles.subtitle}>{subtitle}</small> : null}
        </>
      }
      actions={
        <>
          <LanguageLinks />
          <ButtonLink as={Link} to={paths.home.to()} variant="quiet">
            View site
          </ButtonLink>
          <Button variant="quiet" onClick={signOut}>
            Sign out
          </Button>
        </>
      }
      person={
        <>
          {scopeOf(actor, 'account.use') === 'none' ? null : <NotificationsBell />}
          {user ? <Avatar name={user.name} src={portraitUrl(user.photo_url)} /> : null}
        </>
      }
    >
      {children}
    </DashboardLayout>
  );
}
