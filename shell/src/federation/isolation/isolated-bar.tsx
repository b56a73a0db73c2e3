import { useCurrentUser, useSignOut } from '@narthex/shared-auth';
import { paths, type RegistryEntry } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { Button } from '@narthex/shared-ui';
import { House } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './isolated-bar.module.css';

interface IsolatedBarProps {
  readonly extras: RegistryEntry['extras'];
  readonly isSignedIn: boolean;
}

/** Says whose part of the site this is, who is signed in, and leads out of it. */
export function IsolatedBar({ extras: { title, owner }, isSignedIn }: IsolatedBarProps) {
  const user = useCurrentUser();
  const signOut = useSignOut();
  return (
    <header className={styles.bar} data-live="true">
      <Link to={paths.home.to()} className={styles.home}>
        <House size={18} aria-hidden="true" />
        <span>Home</span>
      </Link>
      <p className={styles.title}>
        <b>{title}</b>
        <span className={styles.owner}>{t('by {owner}', { owner })}</span>
      </p>
      {isSignedIn && user ? (
        <div className={styles.person}>
          <span className={styles.name}>{user.first_name}</span>
          <Button variant="quiet" size="small" onClick={signOut}>
            Sign out
          </Button>
        </div>
      ) : null}
    </header>
  );
}
