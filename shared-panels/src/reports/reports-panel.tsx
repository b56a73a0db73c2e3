import { can } from '@narthex/shared-auth';
import { MINISTRY_DEPARTMENTS } from '@narthex/shared-contracts';
import { Button, ErrorState } from '@narthex/shared-ui';
import { Printer } from 'lucide-react';
import type { PanelScope } from '../panel-scope';
import { PeriodPicker } from '../period/period-picker';
import { usePeriod } from '../period/use-period';
import { ActivityReport } from './activity-report';
import { EngagementReport } from './engagement-report';
import { FundsReport } from './funds-report';

/** Renders the reports that a leader may see: the department's events, participation, and project funds. */
export default function ReportsPanel({ scope }: { scope: PanelScope }) {
  const choice = usePeriod();
  const { period } = choice;
  const ministry = scope.kind === 'department' && MINISTRY_DEPARTMENTS.includes(scope.department);
  const seesFigures = can('reports.read');
  const seesFunds = can('giving.read') && !ministry;
  if (!seesFigures && !seesFunds)
    return <ErrorState message="You do not have permission to see this report." />;
  return (
    <>
      <PeriodPicker choice={choice}>
        <Button variant="quiet" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" /> Print
        </Button>
      </PeriodPicker>
      {seesFigures && ministry ? <ActivityReport period={period} department={scope.department} /> : null}
      {seesFigures ? (
        <EngagementReport period={period} {...(ministry && { department: scope.department })} />
      ) : null}
      {seesFunds ? <FundsReport period={period} /> : null}
    </>
  );
}
