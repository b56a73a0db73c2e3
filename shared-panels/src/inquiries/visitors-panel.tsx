import { formatPlainDate } from '@narthex/shared-contracts';
import type { Inquiry } from '@narthex/shared-contracts/schemas/inquiries';
import { t } from '@narthex/shared-contracts/translate';
import { Badge } from '@narthex/shared-ui';
import { UserCheck } from 'lucide-react';
import type { PanelScope } from '../panel-scope';
import { TextCell } from '../resource-panel/cells/text-cell';
import { ListPanel } from '../resource-panel/list-panel';
import type { ListDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { getInquiryText } from './inquiry-texts';
import { VisitContacts } from './visit-contacts';

/** Returns the visitor's name. */
export const getVisitor = ({ visit }: Inquiry): string => visit?.name ?? '';

/** Defines the list of announced visitors for those who welcome them. */
export const VISIT_LIST: ListDefinition<Inquiry> = {
  name: 'visits',
  capability: 'visits.follow-up',
  endpoints: { list: 'visits.list' },
  labels: buildLabels(
    { one: t('visitor'), many: t('visitors') },
    { emptyText: 'People who say on “Plan your visit” that they will come appear here.' },
  ),
  getTitle: getVisitor,
  filters: [
    {
      param: 'status',
      label: 'State',
      options: [
        { value: 'open', label: 'To follow up' },
        { value: 'closed', label: 'Followed up' },
      ],
    },
  ],
  sorts: [
    { value: '', label: 'Newest first' },
    { value: 'created_at', label: 'Oldest first' },
  ],
  getColumns: () => [
    {
      key: 'visitor',
      label: 'Visitor',
      kind: 'title',
      render: (row) => <TextCell title={getVisitor(row)} text={getInquiryText(row)} />,
    },
    {
      key: 'day',
      label: 'Comes on',
      // A phone shows the phone number after the date, and the state beside the name.
      kind: 'date',
      render: ({ visit }) => (visit ? formatPlainDate(visit.day) : ''),
    },
    { key: 'contact', label: 'Contact', render: (row) => <VisitContacts inquiry={row} /> },
    {
      key: 'status',
      label: 'State',
      kind: 'status',
      render: ({ status, assigned_to: person }) =>
        status === 'open' ? (
          <Badge tone="warn">To follow up</Badge>
        ) : (
          <TextCell title={<Badge tone="good">Followed up</Badge>} note={person?.name} />
        ),
    },
  ],
  actions: [
    {
      key: 'follow-up',
      getLabel: (row) => t('Followed up {visitor}', { visitor: getVisitor(row) }),
      word: t('Followed up'),
      icon: UserCheck,
      isOffered: ({ status }) => status === 'open',
      run: async (row, _input, write) => {
        await write('visits.followUp', { id: row.id });
        return t('{visitor} was followed up.', { visitor: getVisitor(row) });
      },
      failure: 'Failed to save that the visitor was followed up',
    },
  ],
};

/** Renders the announced visitors with their contacts. */
export default function VisitorsPanel({ scope }: { scope: PanelScope }) {
  return <ListPanel definition={VISIT_LIST} scope={scope} />;
}
