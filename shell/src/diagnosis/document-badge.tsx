import { PREVIEW_COOKIE, paths } from '@narthex/shared-contracts';
import { Button, useIsHydrated } from '@narthex/shared-ui';
import { useShell } from '../app/shell-context';
import { useLiveChanges } from '../federation/rollout/use-live-changes';
import { enableRemotes } from './disabled-remotes';
import styles from './document-badge.module.css';

function leavePreview(): void {
  document.cookie = `${PREVIEW_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
  // What was looked at may have pages that the live version lacks.
  window.location.assign(paths.home.to());
}

/** Says what this browser shows otherwise than everybody's, and how to end that. */
export function DocumentBadge() {
  const { preview } = useShell();
  const { closedHere } = useLiveChanges();
  // The server's HTML knows of neither.
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
