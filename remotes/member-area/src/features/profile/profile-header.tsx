import type { SessionUser } from '@narthex/shared-auth';
import { portraitUrl } from '@narthex/shared-contracts';
import { Avatar, Badge } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import styles from './profile-header.module.css';

/** Renders the person's photo or initials, full name and email address. */
export function ProfileHeader({ user, action }: { user: SessionUser; action?: ReactNode }) {
  const name = `${user.first_name} ${user.last_name}`.trim() || user.name;
  return (
    <section className={styles.header} aria-label={name}>
      <Avatar name={name} src={portraitUrl(user.photo_url)} size="medium" isDecorative />
      <div className={styles.text}>
        <h2>{name}</h2>
        <p className={styles.email}>{user.email}</p>
        <Badge tone="good">Active Member</Badge>
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </section>
  );
}
