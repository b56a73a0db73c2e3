import { useCurrentUser, useSignOut } from '@narthex/shared-auth';
import { paths, portraitUrl } from '@narthex/shared-contracts';
import { LanguageLinks } from '@narthex/shared-panels/language-links';
import { useSite } from '@narthex/shared-panels/use-site';
import { NotificationsBell } from '@narthex/shared-panels/notifications-bell';
import { Avatar, Button, ButtonLink, DashboardLayout } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import { Link } from '@narthex/remote-kit/router';
import { memberNav } from './member-nav';
import { PAGE_TITLES, type MemberPage } from './member-pages';

/** Renders the frame of the member area: menu, heading, and links to the site and to sign out. */
export function MemberFrame({ page, children }: { page: MemberPage; children: ReactNode }) {
  const site = useSite();
  const user = useCurrentUser();
  const signOut = useSignOut();
  return (
    <DashboardLayout
      rail={{
        siteName: site?.name ?? '',
        place: { title: 'Member area', caption: user?.name },
        nav: memberNav(page),
        renderLink: (props) => <Link {...props} />,
      }}
      title={page === 'dashboard' ? `Welcome back, ${user?.first_name || 'Member'}!` : PAGE_TITLES[page]}
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
          <NotificationsBell />
          {user ? <Avatar name={user.name} src={portraitUrl(user.photo_url)} /> : null}
        </>
      }
    >
      {children}
    </DashboardLayout>
  );
}
