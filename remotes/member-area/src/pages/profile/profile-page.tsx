import { useSession, useCurrentUser, type SessionUser } from '@narthex/shared-auth';
import { plainDate, portraitUrl } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { lazySection } from '@narthex/shared-panels/lazy-section';
import { useTimeZone } from '@narthex/shared-panels/use-site';
import { Button, Panel, StatusMessage, Avatar, Badge, type ActionOutcome } from '@narthex/shared-ui';
import { PencilLine } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMembership } from '../../features/membership/use-membership';
import { PhotoPanel } from '../../features/profile/photo-panel';
import { longDate } from '../../features/profile/view/long-date';
import { AccountPanel, ProfileDetails } from '../../features/profile/view/profile-details';
import styles from './profile-page.module.css';

/**
 * Returns the date since when the person is a member. If the register has none, it is the day the account was created.
 */
function useMemberSince(): string {
  const user = useCurrentUser();
  const timeZone = useTimeZone();
  const { data, isPending } = useMembership();
  if (isPending || !user) return '…';
  return longDate(data?.membership_since ?? plainDate(user.created_at, timeZone));
}

// Most visits only read the profile, so the form and its schema are loaded on demand.
const ProfileForm = lazySection(async () => {
  const { ProfileForm: Form } = await import('../../features/profile/edit/profile-form');
  return { default: Form };
});

/** Renders the member's account, to read or to edit. */
export default function ProfilePage() {
  const stored = useSession((session) => session.stored);
  const memberSince = useMemberSince();
  const timeZone = useTimeZone();
  const [mode, setMode] = useState<'view' | 'edit' | 'edited'>('view');
  const [pendingEmail, setPendingEmail] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<ActionOutcome>(null);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) top.current?.scrollIntoView?.({ block: 'center' });
  }, [outcome]);
  if (!stored) return null;
  const { user, role } = stored;

  function endEditing(ended: ActionOutcome) {
    setMode('edited');
    setOutcome(ended);
  }
  function handleSaved(email: string) {
    if (email !== user.email) setPendingEmail(email);
    endEditing({ kind: 'done', message: t('Profile updated successfully!') });
  }
  function startEditing() {
    setMode('edit');
    setOutcome(null);
  }

  return (
    <>
      <div ref={top} className={styles.message}>
        <StatusMessage outcome={outcome} onDismiss={() => setOutcome(null)} />
      </div>
      <ProfileHeader
        user={user}
        action={
          mode === 'edit' ? null : (
            // When the form closes, the focus returns to the button that opened it.
            <Button variant="quiet" onClick={startEditing} autoFocus={mode === 'edited'}>
              <PencilLine size={18} aria-hidden="true" />
              Edit Profile
            </Button>
          )
        }
      />
      <div className={styles.columns}>
        <Panel title="Personal Information">
          {mode === 'edit' ? (
            <ProfileForm
              user={user}
              memberSince={memberSince}
              onType={() => setOutcome(null)}
              onCancel={() => endEditing(null)}
              onSaved={handleSaved}
              onFailed={(message) => setOutcome({ kind: 'failed', message })}
            />
          ) : (
            <ProfileDetails user={user} memberSince={memberSince} pendingEmail={pendingEmail} />
          )}
        </Panel>
        <div className={styles.side}>
          <PhotoPanel user={user} />
          <AccountPanel user={user} role={role} timeZone={timeZone} />
        </div>
      </div>
    </>
  );
}

/** Renders the person's photo or initials, full name and email address. */
function ProfileHeader({ user, action }: { user: SessionUser; action?: ReactNode }) {
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
