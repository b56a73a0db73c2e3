import { isProtectedArea } from '@narthex/shared-contracts';
import { logout, useCurrentUser, useSignOut } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';
import { classNames } from '@narthex/shared-ui';
import { Link, useLocation } from 'react-router-dom';
import { Disclosure } from './disclosure';
import { SIGN_IN_LINKS, type NavLink } from '../nav-items';
import { useCurrentPath } from './use-current-path';
import type { MenuState } from './use-open-menu';
import styles from './site-header.module.css';

/** Returns the accessible name of a signed-in person's menu. */
export const accountLabel = (name: string): string => t('{name}: your places', { name });

export interface AccountMenuProps {
  /** Lists the dashboards that the signed-in person may open, from the mounts of the registry. */
  entries: readonly NavLink[];
  menu: MenuState;
}

/** Shows `Sign in` with its three choices, or the signed-in person with their dashboards and `Sign out`. */
export function AccountMenu({ entries, menu }: AccountMenuProps) {
  const user = useCurrentUser();
  const current = useCurrentPath();
  const { pathname } = useLocation();
  const leaveAndSignOut = useSignOut();

  if (!user) {
    return (
      <Disclosure id="account" menu={menu} side="end" look="primary" label={<VisitorLabel />}>
        {SIGN_IN_LINKS.map(({ label, to }) => (
          <Link key={to} to={to} aria-current={current(to)} onClick={() => menu.setOpen(null)}>
            {label}
          </Link>
        ))}
      </Disclosure>
    );
  }

  function handleSignOut() {
    menu.setOpen(null);
    if (isProtectedArea(pathname)) leaveAndSignOut();
    else void logout();
  }

  return (
    <Disclosure
      id="account"
      menu={menu}
      side="end"
      name={accountLabel(user.first_name)}
      label={
        <>
          <span className={styles.initial} aria-hidden="true">
            {[...user.first_name][0]}
          </span>
          <span className={styles.person}>{user.first_name}</span>
        </>
      }
    >
      {entries.map(({ label, to }) => (
        <Link key={to} to={to} aria-current={current(to)} onClick={() => menu.setOpen(null)}>
          {label}
        </Link>
      ))}
      {entries.length > 0 ? <hr /> : null}
      <button type="button" onClick={handleSignOut}>
        Sign out
      </button>
    </Disclosure>
  );
}

/** Shows `Sign in`, or the name of the person whom the starter finds in the storage before hydration. */
function VisitorLabel() {
  return (
    <>
      <span className={styles.visitor}>Sign in</span>
      <span className={classNames(styles.initial, styles.known)} aria-hidden="true" />
      <span className={classNames(styles.person, styles.known)} aria-hidden="true" />
    </>
  );
}
