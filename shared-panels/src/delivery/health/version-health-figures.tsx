import { formatTime, zonedParts } from '@narthex/shared-contracts';
import type { VersionHealth } from '@narthex/shared-contracts/schemas/remote-reports';
import { t } from '@narthex/shared-contracts/translate';
import { Badge, BarChart } from '@narthex/shared-ui';
import styles from './version-health.module.css';

const PARTS = { live: t('Live'), canary: t('Given to some'), good: t('Stands in') } as const;
const SIGNATURES = {
  verified: { tone: 'good', label: 'Signed by its team' },
  unsigned: { tone: 'neutral', label: 'Not signed' },
  invalid: { tone: 'bad', label: 'Signature doesn’t fit the files' },
} as const;

const count = (value: number) => value.toLocaleString('en-US');
const milliseconds = (value: number | null) => (value === null ? '–' : `${count(value)} ms`);

type Span = VersionHealth['day'];

const listFacts = (span: Span): readonly (readonly [string, string])[] => [
  [t('Loads'), count(span.loads)],
  [t('Failures'), count(span.failures)],
  [t('Median load time'), milliseconds(span.median_ms)],
  [t('95 of 100 within'), milliseconds(span.p95_ms)],
  [t('Script errors'), count(span.signals.script_errors)],
  [t('Stopped by policy'), count(span.signals.policy_violations)],
];

/** Renders the health of one version: figures of the last hour and day, and charts of the day. */
export function VersionHealthFigures({ health, timeZone }: { health: VersionHealth; timeZone: string }) {
  const { version, part, hour, day, hours, visitors, failed_visitors: failed, signature } = health;
  const chart = (title: string, read: (one: VersionHealth['hours'][number]) => number) => {
    const points = hours.map((one, index) => ({
      key: one.hour,
      label: formatTime(one.hour, timeZone),
      shortLabel: String(zonedParts(one.hour, timeZone).hour),
      value: read(one),
      isCurrent: index === hours.length - 1,
    }));
    const total = points.reduce((sum, { value }) => sum + value, 0);
    return (
      <section aria-label={`${title} of ${version}`}>
        <h4>{title}</h4>
        <BarChart
          label={`${count(total)} ${title.toLowerCase()} in 24 hours`}
          points={points}
          headings={{ label: 'Hour', value: title }}
        />
      </section>
    );
  };
  const daily = listFacts(day);
  const vitals = Object.entries(day.signals.good_vitals);
  const classes = Object.entries(day.signals.failures);
  return (
    <section className={styles.version} aria-label={version}>
      <h3>
        {PARTS[part]}: <code>{version}</code>
      </h3>
      <p>
        <Badge tone={SIGNATURES[signature].tone}>{SIGNATURES[signature].label}</Badge>
      </p>
      <p>
        {failed === 0 ? 'It failed for nobody' : `It failed for ${count(failed)}`} of {count(visitors)}{' '}
        visitors in two weeks.
      </p>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">Last hour</th>
              <th scope="col">Last day</th>
            </tr>
          </thead>
          <tbody>
            {listFacts(hour).map(([label, value], index) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
                <td>{daily[index]?.[1]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {vitals.length > 0 ? (
        <p>Good for visitors: {vitals.map(([name, share]) => `${name} ${share} %`).join(', ')}.</p>
      ) : null}
      {classes.length > 0 ? (
        <p>Why it failed: {classes.map(([name, times]) => `${name} ${times}`).join(', ')}.</p>
      ) : null}
      <div className={styles.charts}>
        {chart(t('Loads'), ({ loads }) => loads)}
        {chart(t('Failures'), ({ failures }) => failures)}
        {chart(t('Script errors'), ({ script_errors: errors }) => errors)}
      </div>
    </section>
  );
}
