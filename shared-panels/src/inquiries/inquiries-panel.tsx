import { formatDay, formatTime } from '@narthex/shared-contracts';
import type { Inquiry, InquiryUpdate } from '@narthex/shared-contracts/schemas/inquiries';
import { t } from '@narthex/shared-contracts/translate';
import { Badge } from '@narthex/shared-ui';
import { lazySection } from '../lazy-section';
import { TextCell } from '../resource-panel/cells/text-cell';
import type { ResourceDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { createResourcePanel } from '../resource-panel/resource-panel';
import { getInquiryText, getInquiryTitle } from './inquiry-texts';

const countReplies = ({ replies }: Inquiry) =>
  t('{count, plural, =0 {No reply yet} one {# reply} other {# replies}}', { count: replies.length });

/** Defines the management of inquiries from the form at the foot of each page, and of announced visits. */
export const INQUIRY_RESOURCE: ResourceDefinition<Inquiry, InquiryUpdate> = {
  name: 'inquiries',
  capability: 'inquiries.manage',
  endpoints: {
    list: 'inquiries.list',
    get: 'inquiries.get',
    update: 'inquiries.update',
    delete: 'inquiries.delete',
  },
  labels: buildLabels(
    { one: t('inquiry'), many: t('inquiries') },
    {
      edit: t('Inquiry'),
      emptyText:
        'What visitors ask with the form at the foot of each page arrives here, and the visits they plan.',
    },
  ),
  getTitle: getInquiryTitle,
  filters: [
    {
      param: 'status',
      label: 'State',
      options: [
        { value: 'open', label: 'Open' },
        { value: 'closed', label: 'Closed' },
      ],
    },
    {
      param: 'kind',
      label: 'Kind',
      options: [
        { value: 'question', label: 'Questions' },
        { value: 'visit', label: 'Planned visits' },
      ],
    },
    { param: 'mine', label: 'Looked after by', options: [{ value: 'true', label: 'Mine' }] },
  ],
  sorts: [
    { value: '', label: 'Newest first' },
    { value: 'created_at', label: 'Oldest first' },
  ],
  getColumns: ({ timeZone }) => [
    {
      key: 'email',
      label: 'Inquiry',
      kind: 'title',
      render: (row) => <TextCell title={getInquiryTitle(row)} text={getInquiryText(row)} />,
    },
    {
      key: 'created_at',
      label: 'Asked',
      kind: 'date',
      isSortable: true,
      render: ({ created_at: at }) => `${formatDay(at, timeZone)}, ${formatTime(at, timeZone)}`,
    },
    {
      key: 'assigned',
      label: 'Looked after by',
      render: ({ assigned_to: person }) => person?.name ?? t('Nobody'),
    },
    {
      key: 'status',
      label: 'State',
      kind: 'status',
      render: (row) => (
        <TextCell
          title={
            <Badge tone={row.status === 'open' ? 'warn' : 'good'}>
              {row.status === 'open' ? 'Open' : 'Closed'}
            </Badge>
          }
          note={countReplies(row)}
        />
      ),
    },
  ],
  getFacts: (row, timeZone) => [
    [t('From'), [row.visit?.name, row.email, row.visit?.phone].filter(Boolean).join(', ')],
    [t('Asked'), formatDay(row.created_at, timeZone)],
    [t('Replies'), countReplies(row)],
  ],
  Form: lazySection(() => import('./inquiry-view')),
};

/** Renders the management of inquiries: assignee, reply and status. */
export default createResourcePanel(INQUIRY_RESOURCE);
