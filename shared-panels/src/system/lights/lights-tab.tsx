import { call, useSession } from '@narthex/shared-auth';
import { paths } from '@narthex/shared-contracts';
import { Button, ButtonLink, Panel } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, RotateCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PanelScope } from '../../panel-scope';
import { ReportFrame } from '../../period/report-frame';
import { ListPanel } from '../../resource-panel/list-panel';
import { FAILED_MAIL_LIST } from '../failed-mail-list';
import { useSystemStatus } from '../use-system-status';
import { useTimeZone } from '../../use-site';
import { BackupSection } from './backup-section';
import { LightList } from './light-list';
import { readLights } from './lights';
import styles from '../system.module.css';

/** Renders the health of the site for everybody with oversight: lights, the backups, and the failed e-mails. */
export default function LightsTab({ scope }: { scope: PanelScope }) {
  const actorId = useSession((session) => session.actor?.id);
  const status = useSystemStatus();
  const timeZone = useTimeZone();
  const remotes = useQuery({
    queryKey: ['releases', 'lights', actorId],
    queryFn: ({ signal }) => call('delivery.listRemotes', { query: {} }, { signal }).then(({ data }) => data),
  });
  const isChecking = status.isFetching || remotes.isFetching;
  return (
    <div className={styles.tab}>
      <ReportFrame
        title="System status"
        query={status}
        actions={
          <>
            <ButtonLink as={Link} to={paths.adminAudit.to()} variant="quiet" size="small">
              <ClipboardList size={18} aria-hidden="true" /> Activity log
            </ButtonLink>
            <Button
              variant="quiet"
              size="small"
              isBusy={isChecking}
              onClick={() => void Promise.all([status.refetch(), remotes.refetch()])}
            >
              <RotateCw size={18} aria-hidden="true" /> Check again
            </Button>
          </>
        }
      >
        {(data) =>
          remotes.isPending ? null : <LightList lights={readLights(data, remotes.data, timeZone)} />
        }
      </ReportFrame>
      {status.data?.backups ? <BackupSection backups={status.data.backups} /> : null}
      <Panel>
        <ListPanel definition={FAILED_MAIL_LIST} scope={scope} />
      </Panel>
    </div>
  );
}
