import { formatTimeAgo } from '@narthex/shared-contracts';
import { formatFileSize } from '@narthex/shared-ui';
import { ReportFrame } from '../../period/report-frame';
import { useTimeZone } from '../../use-site';
import { useSystemStatus } from '../use-system-status';
import { DatabaseFigures, MailFigures, ServerFigures } from './status-figures';
import { FolderTable, JobTable, RemoteDiskTable } from './system-tables';
import styles from '../system.module.css';

/** Renders the figures that the lights are derived from: server, database, mail, disk and jobs. */
export default function TechnicalTab() {
  const timeZone = useTimeZone();
  return (
    <ReportFrame title="Server" query={useSystemStatus()}>
      {({ server, database, disk, mail, jobs }) => (
        <>
          <ServerFigures server={server} timeZone={timeZone} />
          <h3>Database</h3>
          <DatabaseFigures database={database} />
          <h3>Mail</h3>
          <MailFigures mail={mail} />
          {mail.goes_to === 'folder' ? (
            <p className={styles.note}>No mail server is set: e-mails are written into a folder.</p>
          ) : null}
          <h3>Disk</h3>
          <p className={styles.note}>
            {disk.free === null || disk.total === null
              ? 'How much room is left is not known.'
              : `${formatFileSize(disk.free)} of ${formatFileSize(disk.total)} are free.`}{' '}
            Measured {formatTimeAgo(disk.measured_at, timeZone)}.
          </p>
          {disk.store === 's3' ? (
            <p className={styles.note}>Files are kept in S3-compatible storage; this disk has copies.</p>
          ) : null}
          <FolderTable folders={disk.folders} />
          {disk.remotes.length > 0 ? <RemoteDiskTable remotes={disk.remotes} /> : null}
          <h3>Jobs</h3>
          <JobTable jobs={jobs} timeZone={timeZone} />
        </>
      )}
    </ReportFrame>
  );
}
