import { call, download } from '@narthex/shared-auth';
import type { DonationsReport, Period } from '@narthex/shared-contracts/schemas/reports';
import { t } from '@narthex/shared-contracts/translate';
import { EmptyState, StatList, Table, type TableColumn } from '@narthex/shared-ui';
import { CsvButton } from '../downloads/csv-button';
import { ReportFrame, useReport } from '../period/report-frame';
import styles from './reports.module.css';

type Project = DonationsReport['projects'][number];

const inShillings = (amount: number) => `KES ${amount.toLocaleString('en-US')}`;

function describeShare({ goal_amount: goal, raised_amount: raised }: Project): string {
  return goal === null || goal === 0 ? t('No goal') : `${Math.floor((raised / goal) * 100)}%`;
}

const COLUMNS: readonly TableColumn<Project>[] = [
  { key: 'title', label: 'Project', kind: 'title', render: ({ title }) => title },
  {
    key: 'goal',
    label: 'Goal',
    kind: 'number',
    render: ({ goal_amount: goal }) => (goal === null ? t('No goal') : inShillings(goal)),
  },
  {
    key: 'raised',
    label: 'Raised',
    kind: 'number',
    render: ({ raised_amount: raised }) => inShillings(raised),
  },
  { key: 'share', label: 'Of the goal', kind: 'number', render: describeShare },
];

/** Renders what was raised for the projects of the church. It notes that individual gifts aren't recorded. */
export function FundsReport({ period }: { period: Period }) {
  const report = useReport('donations', period, (signal) =>
    call('reports.donations', { query: period }, { signal }),
  );
  return (
    <ReportFrame
      title="Funds of the projects"
      query={report}
      actions={
        <CsvButton
          title="Funds of the projects"
          fileName={`funds-${period.to}`}
          load={() => download('reports.donations', { query: { ...period, format: 'csv' } })}
        />
      }
    >
      {({ projects, totals, note }) => (
        <>
          <p className={styles.note}>{note}</p>
          {projects.length === 0 ? (
            <EmptyState title="No projects yet">
              Projects of the church appear here with their funds.
            </EmptyState>
          ) : (
            <>
              <StatList
                label="All projects"
                stats={[
                  { key: 'raised', value: inShillings(totals.raised_amount), label: 'raised' },
                  {
                    key: 'goal',
                    value: inShillings(totals.goal_amount),
                    label: 'is the goal of all projects',
                  },
                  {
                    key: 'projects',
                    value: totals.projects,
                    label: totals.projects === 1 ? 'project' : 'projects',
                  },
                ]}
              />
              <Table caption="Projects" columns={COLUMNS} rows={projects} rowKey={({ id }) => id} />
            </>
          )}
        </>
      )}
    </ReportFrame>
  );
}
