import { useCurrentUser, useSignOut } from '@narthex/shared-auth';
import { paths } from '@narthex/shared-contracts';
import { Avatar, Button, ButtonLink, DashboardLayout } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSite } from '../site/use-site';
import { memberNav, type MemberPage } from './member-nav';

/** The frame of the member area: menu, heading, the way to the site and out. */
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
      title={page === 'profile' ? 'My profile' : `Welcome back, ${user?.first_name || 'Member'}!`}
      actions={
        <>
          <ButtonLink as={Link} to={paths.home.to()} variant="quiet">
            View site
          </ButtonLink>
          <Button variant="quiet" onClick={signOut}>
            Sign out
          </Button>
        </>
      }
      person={user ? <Avatar name={user.name} /> : null}
    >
      {children}
    </DashboardLayout>
  );
}
