import { DEPARTMENT_FACTS, formatTimeAgo, paths } from '@narthex/shared-contracts';
import type { DepartmentActivity } from '@narthex/shared-contracts/schemas/departments';
import { t } from '@narthex/shared-contracts/translate';
import { Badge } from '@narthex/shared-ui';
import { Link } from 'react-router-dom';
import type { PanelScope } from '../panel-scope';
import { ListPanel } from '../resource-panel/list-panel';
import type { ListDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import styles from './departments-panel.module.css';

interface DepartmentCardProps {
  row: DepartmentActivity;
  timeZone: string;
}

const listFigures = (row: DepartmentActivity): readonly (readonly [string, number])[] => [
  [t('Upcoming events'), row.upcoming_events],
  [t('Active announcements'), row.active_announcements],
  [t('Ministries'), row.ministries],
  [t('People in its ministries'), row.people],
];

/** The server sends the label in English only. */
const getLabel = ({ department }: DepartmentActivity): string => DEPARTMENT_FACTS[department].label;

/** Renders a department with its leaders, figures and open proposals. */
function DepartmentCard({ row, timeZone }: DepartmentCardProps) {
  const { department, leaders, pending_proposals: pending, last_activity: last } = row;
  const label = getLabel(row);
  return (
    <article className={styles.card} data-department={department} aria-label={label}>
      <header className={styles.head}>
        <h3>{label}</h3>
        {pending > 0 ? (
          <Badge tone="warn">{pending === 1 ? '1 open proposal' : `${pending} open proposals`}</Badge>
        ) : null}
      </header>
      {leaders.length === 0 ? (
        <p className={styles.soft}>Nobody leads it yet.</p>
      ) : (
        <ul className={styles.leaders} role="list" aria-label={`Leaders of ${label}`}>
          {leaders.map(({ id, name, email }) => (
            <li key={id}>
              {name} <a href={`mailto:${email}`}>{email}</a>
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.figures}>
        {listFigures(row).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.soft}>
        {last ? (
          <>
            Last active <time dateTime={last.at}>{formatTimeAgo(last.at, timeZone)}</time>: {last.person}
          </>
        ) : (
          'No activity yet'
        )}
      </p>
      <p className={styles.links}>
        {pending > 0 ? (
          <Link to={paths.adminApprovals.to()} aria-label={`Review proposals of ${label}`}>
            Review proposals
          </Link>
        ) : null}
        {leaders.length === 0 ? (
          <Link to={paths.adminUsers.to()} aria-label={`Choose a leader for ${label}`}>
            Choose a leader
          </Link>
        ) : (
          <Link to={`${paths.adminUsers.to()}?role=leader`} aria-label={`Manage leaders of ${label}`}>
            Manage leaders
          </Link>
        )}
        <Link to={department} aria-label={`Settings of ${label}`}>
          Settings
        </Link>
      </p>
    </article>
  );
}

const DEPARTMENT_LIST: ListDefinition<DepartmentActivity> = {
  name: 'departments',
  capability: 'departments.read',
  endpoints: { list: 'departments.list' },
  labels: buildLabels({ one: t('department'), many: t('departments') }),
  getTitle: getLabel,
  hasNoSearch: true,
  getColumns: () => [],
  renderCard: (row, { timeZone }) => <DepartmentCard row={row} timeZone={timeZone} />,
};

/** Renders all departments with their leaders, figures, open proposals and last activity. */
export default function DepartmentsPanel({ scope }: { scope: PanelScope }) {
  return <ListPanel definition={DEPARTMENT_LIST} scope={scope} />;
}
