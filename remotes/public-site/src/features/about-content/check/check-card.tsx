import { Badge, Spinner, VisuallyHidden } from '@narthex/shared-ui';
import { Link } from '@narthex/remote-kit/router';
import type { ContentCheck } from './check-content';
import styles from './check-card.module.css';

interface CheckCardProps {
  readonly name: string;
  readonly pageType: string;
  /** Holds the path of the public page that shows the content. */
  readonly to: string;
  readonly check: ContentCheck | undefined;
  readonly isRunning: boolean;
}

const UNKNOWN = '…';

/** Renders the response of one content endpoint. */
export function CheckCard({ name, pageType, to, check, isRunning }: CheckCardProps) {
  return (
    <section className={styles.card} aria-busy={isRunning}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {isRunning ? <Spinner size="small" text="Running..." /> : null}
        {check && !isRunning ? (
          <Badge tone={check.isSuccess ? 'good' : 'bad'}>{check.isSuccess ? 'SUCCESS' : 'FAILED'}</Badge>
        ) : null}
      </div>
      <p className={styles.call}>
        <code>GET /api/about/{pageType}</code>
      </p>
      {/* The rows are rendered before the response arrives, so that the cards below don't move. */}
      <dl className={styles.facts}>
        <Fact label="Response time" value={check ? `${check.milliseconds} ms` : UNKNOWN} />
        <Fact label="Sections" value={check ? String(check.sections.length) : UNKNOWN} />
        <Fact label="Section names" value={check ? check.sections.join(', ') || 'None' : UNKNOWN} isLong />
        <Fact label="Sample title" value={check ? (check.sampleTitle ?? 'None') : UNKNOWN} />
        {check?.error ? <Fact label="Error" value={check.error} /> : null}
      </dl>
      <p>
        <Link to={to}>
          View the public page
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Link>
      </p>
    </section>
  );
}

function Fact({ label, value, isLong = false }: { label: string; value: string; isLong?: boolean }) {
  return (
    <div className={isLong ? styles.long : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
