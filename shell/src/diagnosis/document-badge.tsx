import { PREVIEW_COOKIE, paths } from '@narthex/shared-contracts';
import { Button, useIsHydrated } from '@narthex/shared-ui';
import { useLiveChanges, useShell } from '../app/shell-context';
import { enableRemotes } from './disabled-remotes';
import styles from './document-badge.module.css';

function leavePreview(): void {
  document.cookie = `${PREVIEW_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  // The current page may exist only in the previewed version, so the browser goes to the home page.
  window.location.assign(paths.home.to());
}

/** Tells the person that this browser shows a preview or has disabled remotes, and offers to end it. */
export function DocumentBadge() {
  const { preview } = useShell();
  const { closedHere } = useLiveChanges();
  // The server doesn't know either, so its HTML contains no badge.
  const isHydrated = useIsHydrated();
  if (!isHydrated || (!preview && closedHere.length === 0)) return null;
  return (
    <aside className={styles.badge} aria-label="This browser only">
      {preview ? (
        <p>
          <strong>Preview of {preview.title}</strong> <span>{preview.version}</span>
          <Button size="small" variant="quiet" onClick={leavePreview}>
            Leave the preview
          </Button>
        </p>
      ) : null}
      {closedHere.length > 0 ? (
        <p>
          <strong>Switched off in this tab:</strong> <span>{closedHere.join(', ')}</span>
          <Button size="small" variant="quiet" onClick={enableRemotes}>
            Switch on again
          </Button>
        </p>
      ) : null}
    </aside>
  );
}
