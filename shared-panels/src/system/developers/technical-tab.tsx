import { formatTimeAgo } from '@narthex/shared-contracts';
import type { SystemStatus } from '@narthex/shared-contracts/schemas/system';
import { t } from '@narthex/shared-contracts/translate';
import { formatFileSize, StatList, type Stat } from '@narthex/shared-ui';
import { ReportFrame } from '../../period/report-frame';
import { useTimeZone } from '../../use-site';
import { useSystemStatus } from '../use-system-status';
import { FolderTable, JobTable, RemoteDiskTable } from './system-tables';
import styles from '../system.module.css';

const ENGINES = { pglite: t('embedded PostgreSQL'), postgres: t('PostgreSQL server') } as const;

/** Renders the figures of the server. */
function ServerFigures({ server, timeZone }: { server: SystemStatus['server']; timeZone: string }) {
  const stats: Stat[] = [
    { key: 'up', value: formatTimeAgo(server.started_at, timeZone), label: 'the server was started' },
    { key: 'memory', value: formatFileSize(server.memory.resident), label: 'of memory in use' },
    { key: 'node', value: server.node_version, label: 'is the version of Node' },
  ];
  return <StatList label="Server" stats={stats} />;
}

/** Renders the figures of the database. */
function DatabaseFigures({ database }: { database: SystemStatus['database'] }) {
  const stats: Stat[] = [
    { key: 'latency', value: `${database.latency_ms} ms`, label: 'until the database responds' },
    {
      key: 'database',
      value: database.version,
      label: `${ENGINES[database.engine]}, ${formatFileSize(database.size)}`,
    },
    { key: 'migrations', value: database.migrations, label: 'migrations were run' },
  ];
  return <StatList label="Database" stats={stats} />;
}

/** Renders the figures of the outbox. */
function MailFigures({ mail }: { mail: SystemStatus['mail'] }) {
  return (
    <StatList
      label="Mail"
      stats={[
        { key: 'waiting', value: mail.waiting, label: mail.waiting === 1 ? 'email waits' : 'emails wait' },
        { key: 'sent', value: mail.sent_lately, label: 'sent in the last 7 days' },
        { key: 'failed', value: mail.failed, label: 'could not be sent' },
      ]}
    />
  );
}

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
            <p className={styles.note}>No mail server is set: emails are written into a folder.</p>
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
