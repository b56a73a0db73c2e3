import { formatTimeAgo } from '@narthex/shared-contracts';
import type { Health } from '@narthex/shared-contracts/schemas/remote-reports';
import type { RemoteSummary } from '@narthex/shared-contracts/schemas/releases';
import { t } from '@narthex/shared-contracts/translate';
import { Badge, formatFileSize } from '@narthex/shared-ui';
import { KIND_LABELS } from './grant-labels';
import { AskedUses } from './uses/asked-uses';
import styles from './remote-card.module.css';

interface RemoteCardProps {
  row: RemoteSummary;
  timeZone: string;
}

const describeLoadTime = ({ median_ms: median, p95_ms: slow }: Health) =>
  median === null || slow === null
    ? t('Not measured yet')
    : t('{median} ms, slow ones {slow} ms', { median, slow });

/** Renders what the newest version asks for more than its grant allows. */
function Waiting({ waiting }: Pick<RemoteSummary, 'waiting'>) {
  if (!waiting) return null;
  return (
    <section>
      <p>
        Version <code>{waiting.version}</code> waits until you allow what it asks for:
      </p>
      <AskedUses uses={waiting.uses} />
    </section>
  );
}

function StateBadges({ state }: Pick<RemoteSummary, 'state'>) {
  if (!state) return <Badge tone="neutral">Not live</Badge>;
  return (
    <>
      {state.disabled !== null ? <Badge tone="bad">Switched off</Badge> : <Badge tone="good">Live</Badge>}
      {state.canary ? <Badge tone="warn">{`${state.canary.percent} % try another version`}</Badge> : null}
    </>
  );
}

const listFacts = ({
  state,
  health,
  size,
  contract,
  kind,
}: RemoteSummary): readonly (readonly [string, string])[] => [
  [t('Live'), state?.live ?? t('Nothing')],
  [t('Stands in if it fails'), state?.good ?? t('Nothing')],
  ...(state?.canary ? [[t('Given to some'), state.canary.version] as const] : []),
  [t('Kind'), kind === null ? t('It has no grant') : KIND_LABELS[kind]],
  [t('Size'), formatFileSize(size)],
  [t('Version of the contract with the shell'), String(contract)],
  [t('Loads in a day'), health.day.loads.toLocaleString('en-US')],
  [t('Failures in a day'), health.day.failures.toLocaleString('en-US')],
  [t('Load time'), describeLoadTime(health.day)],
];

/** Renders a remote with its live versions, their dates and their health in browsers. */
export function RemoteCard({ row, timeZone }: RemoteCardProps) {
  const { title, remote, owner, state, changed_by: by, changed_at: at } = row;
  return (
    <article className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <div>
          <h4>{title}</h4>
          <p className={styles.soft}>
            <code>{remote}</code>, {owner}
          </p>
        </div>
        <p className={styles.badges}>
          <StateBadges state={state} />
        </p>
      </header>
      {state?.disabled ? <p>“{state.disabled}”</p> : null}
      <Waiting waiting={row.waiting} />
      <dl className={styles.facts}>
        {listFacts(row).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {at ? (
        <p className={styles.soft}>
          Changed <time dateTime={at}>{formatTimeAgo(at, timeZone)}</time>: {by}
        </p>
      ) : null}
    </article>
  );
}
