import { useSession, useCurrentUser, useSignOut } from '@narthex/shared-auth';
import { paths, type MountMatch, type RegistryEntry } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { Button, ErrorScreen, LoadingPlace, classNames, Dialog } from '@narthex/shared-ui';
import { House } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { CheckingAuthentication, useGoBack } from '../../guards/guard-screens';
import { useFrame } from './use-frame';
import slotStyles from '../slot/remote-slot.module.css';
import styles from './isolated-remote.module.css';

export interface IsolatedRemoteProps {
  readonly match: MountMatch;
  /** If true, the page has no frame of the site around it, and the slot fills the window below a bar of its own. */
  readonly fillsWindow: boolean;
  /** If true, the session isn't known yet: the frame loads the shell alone, and no code of the remote. */
  readonly isChecking: boolean;
}

/**
 * Renders a remote whose code isn't trusted, in a frame without rights. What surrounds the frame belongs to the shell,
 * and nothing in the frame can cover it.
 */
export default function IsolatedRemote({ match, fillsWindow, isChecking }: IsolatedRemoteProps) {
  const iframe = useRef<HTMLIFrameElement>(null);
  const goBack = useGoBack();
  const frame = useFrame(iframe, { match, followsContent: !fillsWindow, isChecking });
  const isSignedIn = useSession((session) => session.status === 'authenticated');
  const { title } = match.entry.extras;
  const isShown = frame.state === 'shown' || frame.state === 'blocked';
  return (
    <div className={classNames(styles.slot, fillsWindow && styles.window)}>
      {fillsWindow && !isChecking ? (
        <IsolatedBar extras={match.entry.extras} isSignedIn={isSignedIn} />
      ) : null}
      {frame.isPrevious ? (
        <p className={slotStyles.notice} role="status">
          This part of the site is running its previous version while the newest one is looked after.
        </p>
      ) : null}
      {frame.state === 'blocked' || frame.state === 'stopped' ? (
        <p className={slotStyles.notice} role="alert">
          {t('{title} doesn’t respond at the moment.', { title })}{' '}
          <Button variant="quiet" size="small" onClick={frame.reload}>
            Load it again
          </Button>
        </p>
      ) : null}
      <div id={fillsWindow ? 'content' : undefined} className={styles.content}>
        {frame.state === 'failed' ? <ErrorScreen onRefresh={frame.reload} onBack={goBack} /> : null}
        {isChecking ? <CheckingAuthentication /> : null}
        {frame.state === 'loading' && !isChecking ? <LoadingPlace size="page" /> : null}
        {frame.state === 'failed' || frame.state === 'stopped' ? null : (
          <iframe
            key={frame.key}
            ref={iframe}
            src={frame.src}
            title={title}
            sandbox="allow-scripts allow-forms"
            allow=""
            referrerPolicy="no-referrer"
            className={styles.frame}
            data-shown={isShown || undefined}
            style={frame.height === null ? undefined : { blockSize: frame.height }}
          />
        )}
      </div>
      {frame.asked ? <OpenLinkDialog url={frame.asked} title={title} onClose={frame.closeQuestion} /> : null}
    </div>
  );
}

interface OpenLinkDialogProps {
  readonly url: URL;
  readonly title: string;
  readonly onClose: () => void;
}

/** Asks before a link of an isolated remote is opened, and shows all of its URL: it may carry data away. */
function OpenLinkDialog({ url, title, onClose }: OpenLinkDialogProps) {
  const open = () => {
    window.open(url, '_blank', 'noopener,noreferrer');
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t('Open {host}?', { host: url.host || url.protocol })}
      description={t('{title} wants to open this link in a new tab.', { title })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={open}>Open link</Button>
        </>
      }
    >
      <code className={styles.url}>{url.href}</code>
    </Dialog>
  );
}

interface IsolatedBarProps {
  readonly extras: RegistryEntry['extras'];
  readonly isSignedIn: boolean;
}

/** Says whose part of the site this is, who is signed in, and leads out of it. */
function IsolatedBar({ extras: { title, owner }, isSignedIn }: IsolatedBarProps) {
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
