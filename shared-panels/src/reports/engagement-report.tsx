import { call, download } from '@narthex/shared-auth';
import type { Department } from '@narthex/shared-contracts';
import type { Period } from '@narthex/shared-contracts/schemas/reports';
import { t } from '@narthex/shared-contracts/translate';
import { CsvButton } from '../downloads/csv-button';
import { formatPeriod } from '../period/periods';
import { ReportFrame, useReport } from '../period/report-frame';
import { MonthTable } from './activity-report';
import styles from './reports.module.css';

const HEADINGS = {
  rsvps: t('Said they come'),
  attended: t('Came'),
  new_members: t('New members'),
  prayers: t('Prayer requests'),
  subscribers: t('Newsletter subscribers'),
};

interface EngagementReportProps {
  period: Period;
  /** Holds the department whose events are counted; without one, those of the whole church. */
  department?: Department;
}

/** Renders the monthly participation. */
export function EngagementReport({ period, department }: EngagementReportProps) {
  const query = { ...period, ...(department && { department }) };
  const report = useReport('engagement', query, (signal) =>
    call('reports.engagement', { query }, { signal }),
  );
  return (
    <ReportFrame
      title="Engagement by month"
      query={report}
      actions={
        <CsvButton
          title="Engagement by month"
          fileName={`engagement-${period.from}-to-${period.to}`}
          load={() => download('reports.engagement', { query: { ...query, format: 'csv' } })}
        />
      }
    >
      {({ months, totals, period: covered }) => (
        <>
          <p className={styles.note}>
            {formatPeriod(covered)}, in whole months. Attendance is what RSVPs say of events that are over:
            nobody is counted at the door.
          </p>
          <MonthTable caption="Engagement by month" headings={HEADINGS} months={months} totals={totals} />
        </>
      )}
    </ReportFrame>
  );
}
