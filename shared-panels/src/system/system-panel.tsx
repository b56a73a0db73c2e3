import { call, useSession } from '@narthex/shared-auth';
import { formatTimeAgo, paths } from '@narthex/shared-contracts';
import { Button, ButtonLink, Panel, Tabs, formatFileSize } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, RotateCw } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { PanelScope } from '../panel-scope';
import { ReportFrame } from '../period/report-frame';
import { ListPanel } from '../resource-panel/list-panel';
import { ResourcePanel } from '../resource-panel/resource-panel';
import { useTimeZone } from '../use-site';
import { GRANT_RESOURCE } from '../releases/grant-resource';
import { CHANGES_LIST } from '../releases/history/changes-list';
import { PastRegistry } from '../releases/history/past-registry';
import { KEYS_LIST } from '../releases/keys/keys-list';
import { RELEASES_LIST } from '../releases/releases-list';
import { FAILED_MAIL_LIST } from './failed-mail-list';
import { DatabaseFigures, MailFigures, ServerFigures } from './status-figures';
import { FolderTable, JobTable, RemoteDiskTable } from './system-tables';
import styles from './system.module.css';

/** How the server is doing: health, disk, outbox, jobs. */
function ServerTab({ scope }: { scope: PanelScope }) {
  const timeZone = useTimeZone();
  const actorId = useSession((session) => session.actor?.id);
  const query = useQuery({
    queryKey: ['system', 'status', actorId],
    queryFn: ({ signal }) => call('system.status', {}, { signal }).then(({ data }) => data),
  });
  return (
    <div className={styles.tab}>
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
          );
        }}
      </ReportFrame>
      <Panel>
        <ListPanel definition={FAILED_MAIL_LIST} scope={scope} />
      </Panel>
    </div>
  );
}

/** How the server is doing, what is live of each remote, and which team may publish what. */
export default function SystemPanel({ scope }: { scope: PanelScope }) {
  const [params, setParams] = useSearchParams();
  return (
    <Tabs
      label="System"
      value={params.get('tab') ?? 'server'}
      // What the other tab keeps in the URL means nothing here.
      onChange={(tab) => setParams(tab === 'server' ? {} : { tab }, { replace: true })}
      tabs={[
        { id: 'server', label: 'Server', content: <ServerTab scope={scope} /> },
        {
          id: 'releases',
          label: 'Parts of the site',
          content: <ListPanel definition={RELEASES_LIST} scope={scope} />,
        },
        {
          id: 'history',
          label: 'History',
          content: (
            <div className={styles.tab}>
              <PastRegistry />
              <ListPanel definition={CHANGES_LIST} scope={scope} />
            </div>
          ),
        },
        {
          id: 'grants',
          label: 'Grants',
          content: <ResourcePanel definition={GRANT_RESOURCE} scope={scope} />,
        },
        { id: 'keys', label: 'Keys', content: <ListPanel definition={KEYS_LIST} scope={scope} /> },
      ]}
    />
  );
}
