import { call, useSession } from '@narthex/shared-auth';
import { formatTimeAgo, paths } from '@narthex/shared-contracts';
import { Button, ButtonLink, Panel, formatFileSize } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, RotateCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PanelScope } from '../panel-scope';
import { ReportFrame } from '../period/report-frame';
import { ListPanel } from '../resource-panel/list-panel';
import { useTimeZone } from '../use-site';
import { RELEASES_LIST } from '../releases/releases-list';
import { FAILED_MAIL_LIST } from './failed-mail-list';
import { DatabaseFigures, MailFigures, ServerFigures } from './status-figures';
import { FolderTable, JobTable } from './system-tables';
import styles from './system.module.css';

/** How the server is doing: health, disk, outbox, jobs, and what is live of each remote. */
export default function SystemPanel({ scope }: { scope: PanelScope }) {
  const timeZone = useTimeZone();
  const actorId = useSession((session) => session.actor?.id);
  const query = useQuery({
    queryKey: ['system', 'status', actorId],
    queryFn: ({ signal }) => call('system.status', {}, { signal }).then(({ data }) => data),
  });
  return (
    <>
      <p className={styles.links}>
        <ButtonLink as={Link} to={paths.adminAudit.to()} variant="quiet">
          <ClipboardList size={18} aria-hidden="true" /> Activity log
        </ButtonLink>
      </p>
      <ReportFrame
        title="System status"
        query={query}
        actions={
          <Button variant="quiet" size="small" isBusy={query.isFetching} onClick={() => void query.refetch()}>
            <RotateCw size={18} aria-hidden="true" /> Check again
          </Button>
        }
      >
        {(status) => {
          const { server, database, disk, mail, jobs } = status;
          return (
            <>
              <ServerFigures server={server} timeZone={timeZone} />
              <h3>Database</h3>
              <DatabaseFigures database={database} />
              <h3>Mail</h3>
              <MailFigures mail={mail} />
              {mail.goes_to === 'folder' ? (
                <p className={styles.note}>No mail server is set: letters are written into a folder.</p>
              ) : null}
              <h3>Disk</h3>
              <p className={styles.note}>
                {disk.free === null || disk.total === null
                  ? 'How much room is left is not known.'
                  : `${formatFileSize(disk.free)} of ${formatFileSize(disk.total)} are free.`}{' '}
                Measured {formatTimeAgo(disk.measured_at, timeZone)}.
              </p>
              <FolderTable folders={disk.folders} />
              <h3>Jobs</h3>
              <JobTable jobs={jobs} timeZone={timeZone} />
            </>
          );
        }}
      </ReportFrame>
      <Panel>
        <ListPanel definition={RELEASES_LIST} scope={scope} />
      </Panel>
      <Panel>
        <ListPanel definition={FAILED_MAIL_LIST} scope={scope} />
      </Panel>
    </>
  );
}
