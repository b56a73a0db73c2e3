import { call, useSession } from '@narthex/shared-auth';
import { paths } from '@narthex/shared-contracts';
import { Button, ButtonLink, Panel, Badge, type BadgeTone } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, RotateCw, CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PanelScope } from '../../panel-scope';
import { ReportFrame } from '../../period/report-frame';
import { ListPanel } from '../../resource-panel/list-panel';
import { useTimeZone } from '../../use-site';
import { FAILED_MAIL_LIST } from '../failed-mail-list';
import { useSystemStatus } from '../use-system-status';
import { BackupSection } from './backup-section';
import type { Light } from './light';
import { readLights } from './lights';
import styles from '../system.module.css';

const STATES = {
  good: { icon: CircleCheck, label: 'Fine' },
  warn: { icon: TriangleAlert, label: 'Have a look' },
  bad: { icon: CircleAlert, label: 'Needs somebody' },
} as const satisfies Partial<Record<BadgeTone, object>>;

/** Renders the lights beside each other. Each has a text, so colour is never the only sign. */
function LightList({ lights }: { lights: readonly Light[] }) {
  return (
    <ul className={styles.lights} aria-label="How the site is doing">
      {lights.map(({ name, state, sentence, advice, link }) => {
        const { icon: Icon, label } = STATES[state];
        return (
          <li key={name} className={styles.light} data-state={state}>
            <h3 className={styles.name}>
              <Icon size={22} aria-hidden="true" />
              {name}
            </h3>
            <Badge tone={state}>{label}</Badge>
            <p>{sentence}</p>
            {advice ? <p className={styles.advice}>{advice}</p> : null}
            {link ? <Link to={link.to}>{link.label}</Link> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Renders the health of the site for everybody with oversight: lights, the backups, and the failed emails. */
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
