import { call } from '@narthex/shared-auth';
import { monthName } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { StatList, Table } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { NotLoaded } from '../resource-panel/list/not-loaded';
import styles from './member-figures-panel.module.css';

const readMonth = (month: string) => {
  const [year = '', number = '1'] = month.split('-');
  return `${monthName(Number(number))} ${year}`;
};

const LABELS = { loading: t('Loading members...'), loadFailure: t('Failed to load members') };

/** Renders the number of members for those who may not read the register. */
export default function MemberFiguresPanel() {
  const figures = useQuery({
    queryKey: ['member-figures'],
    queryFn: ({ signal }) => call('members.figures', {}, { signal }).then((response) => response.data),
  });
  const { data } = figures;
  if (!data) return <NotLoaded labels={LABELS} query={figures} />;
  return (
    <div className={styles.panel}>
      <p>The register itself, with names and contacts, is kept by the pastors and elders.</p>
      <StatList
        label="Members"
        stats={[
          { key: 'active', value: data.active.toLocaleString('en-US'), label: 'active members' },
          { key: 'inactive', value: data.inactive.toLocaleString('en-US'), label: 'inactive members' },
        ]}
      />
      <section className={styles.panel} aria-labelledby="new-members">
        <h2 id="new-members">New in the register</h2>
        <Table
          caption="New members by month"
          columns={[
            { key: 'month', label: 'Month', kind: 'title', render: ({ month }) => readMonth(month) },
            { key: 'count', label: 'New members', kind: 'number', render: ({ count }) => count },
          ]}
          rows={[...data.new_by_month].reverse()}
          rowKey={({ month }) => month}
        />
      </section>
    </div>
  );
}
