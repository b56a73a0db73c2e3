import { call } from '@narthex/shared-auth';
import { clock, formatDay, formatTime, formatTimeAgo } from '@narthex/shared-contracts';
import { BACKUP_FAILURES, type BackupStatus } from '@narthex/shared-contracts/schemas/backups';
import { t } from '@narthex/shared-contracts/translate';
import {
  Button,
  Panel,
  StatList,
  StatusMessage,
  formatFileSize,
  type ActionOutcome,
} from '@narthex/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DatabaseBackup } from 'lucide-react';
import { useState } from 'react';
import { explainFailure } from '../../action/explain-failure';
import { useTimeZone } from '../../use-site';
import { SYSTEM_STATUS_KEY } from '../use-system-status';
import styles from '../system.module.css';

/** Starts a backup, and tells how that went. */
function useBackUp() {
  const queryClient = useQueryClient();
  const [outcome, setOutcome] = useState<ActionOutcome>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('system.backUp', {}),
    onSuccess: ({ message }) => setOutcome({ kind: 'done', message }),
    onError: (cause) => {
      console.error('A backup could not be started', cause);
      setOutcome({ kind: 'failed', message: explainFailure(t('Failed to start the backup'), cause) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: SYSTEM_STATUS_KEY }),
  });
  return { outcome, isPending, backUp: () => mutate(), dismiss: () => setOutcome(null) };
}

type Place = NonNullable<BackupStatus['place']>;

const describePlace = ({ kind, name }: Place) =>
  kind === 's3' ? t('in the bucket {name}', { name }) : t('in the folder {name}', { name });

function LastBackup({ last, kept, place }: Pick<BackupStatus, 'last' | 'kept'> & { place: Place }) {
  const timeZone = useTimeZone();
  if (!last) return <p>There is no backup that counts yet.</p>;
  return (
    <StatList
      label={t('Backups')}
      stats={[
        {
          key: 'age',
          value: formatTimeAgo(last.as_of, timeZone),
          label: t('was the last backup that counts'),
        },
        { key: 'size', value: formatFileSize(last.bytes), label: describePlace(place) },
        {
          key: 'kept',
          value: kept,
          label: t('{count, plural, one {backup is kept} other {backups are kept}}', { count: kept }),
        },
      ]}
    />
  );
}

function LastFailure({ failure }: { failure: NonNullable<BackupStatus['failure']> }) {
  const timeZone = useTimeZone();
  const { at, step, reason } = failure;
  return (
    <div className={styles.failure}>
      <p>
        {t('The last attempt failed on {day} at {time}.', {
          day: formatDay(at, timeZone),
          time: formatTime(at, timeZone),
        })}{' '}
        {BACKUP_FAILURES[step]}
      </p>
      <p className={styles.note}>
        {t('The server says:')} <q lang="en">{reason}</q>
      </p>
    </div>
  );
}

/** Renders the backups of the site, and the button that makes one. */
export function BackupSection({ backups }: { backups: BackupStatus }) {
  const { outcome, isPending, backUp, dismiss } = useBackUp();
  const { place, hour, is_running: isRunning, last, kept, failure } = backups;
  return (
    <Panel
      title="Backups"
      actions={
        place ? (
          <Button variant="quiet" size="small" isBusy={isPending || isRunning} onClick={backUp}>
            <DatabaseBackup size={18} aria-hidden="true" /> Back up now
          </Button>
        ) : null
      }
    >
      <div className={styles.backups}>
        <StatusMessage outcome={outcome} onDismiss={dismiss} />
        {place ? (
          <LastBackup last={last} kept={kept} place={place} />
        ) : (
          <p>No place for backups is set, so the site does not back itself up.</p>
        )}
        {isRunning ? (
          <p role="status">A backup is being made and tried out. This takes a few minutes.</p>
        ) : null}
        {failure ? <LastFailure failure={failure} /> : null}
        {place ? (
          <p className={styles.note}>
            {t(
              'Every night at {time} the site is backed up. A backup counts only after it was restored into an empty place, compared with the original and tried out.',
              { time: clock(hour, 0) },
            )}
          </p>
        ) : null}
      </div>
    </Panel>
  );
}
