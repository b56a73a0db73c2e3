import { formatDay, formatTime } from '@narthex/shared-contracts';
import type { Broadcast, BroadcastInput } from '@narthex/shared-contracts/schemas/broadcasts';
import { t } from '@narthex/shared-contracts/translate';
import { Badge, Button, Dialog, type BadgeTone, type TableColumn } from '@narthex/shared-ui';
import { useState } from 'react';
import { lazySection } from '../lazy-section';
import type { PanelScope } from '../panel-scope';
import { TextCell } from '../resource-panel/cells/text-cell';
import { ofManagedType, type ColumnContext, type ResourceDefinition } from '../resource-panel/resource';
import { ResourcePanel } from '../resource-panel/resource-panel';
import { BROADCAST_ACTIONS } from './actions/broadcast-row-actions';
import { AUDIENCE_LABELS, BROADCAST_LABELS, describeAudience, describeResult } from './broadcast-labels';
import { BroadcastView } from './broadcast-view';

/** Renders a button that opens the preview of a broadcast with its actions. */
function OpenBroadcast({ broadcast }: { broadcast: Broadcast }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={() => setOpen(true)}
        aria-label={`Read ${broadcast.subject}`}
      >
        Read
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={broadcast.subject} size="large">
        <BroadcastView broadcast={broadcast} />
      </Dialog>
    </>
  );
}

const STATUS: Readonly<Record<Broadcast['status'], { readonly tone: BadgeTone; readonly label: string }>> = {
  draft: { tone: 'warn', label: 'Draft' },
  scheduled: { tone: 'info', label: 'Scheduled' },
  sent: { tone: 'good', label: 'Sent' },
};

const formatWhen = (instant: string, timeZone: string) =>
  `${formatDay(instant, timeZone)}, ${formatTime(instant, timeZone)}`;

function describeState(broadcast: Broadcast, timeZone: string): string {
  if (broadcast.sent_at) return `${formatWhen(broadcast.sent_at, timeZone)}. ${describeResult(broadcast)}`;
  return broadcast.send_at ? formatWhen(broadcast.send_at, timeZone) : t('Not sent yet');
}

const getColumns = ({ timeZone }: ColumnContext): readonly TableColumn<Broadcast>[] => [
  {
    key: 'subject',
    label: 'Email',
    kind: 'title',
    render: (row) => <TextCell title={row.subject} text={describeAudience(row)} note={`By ${row.author}`} />,
  },
  {
    key: 'status',
    label: 'State',
    kind: 'status',
    render: ({ status }) => <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>,
  },
  { key: 'result', label: 'When', kind: 'day', render: (row) => describeState(row, timeZone) },
  { key: 'open', label: 'Read', render: (row) => <OpenBroadcast broadcast={row} /> },
];

/** Defines the management of emails to many: drafts, scheduled and sent ones. */
const BROADCAST_RESOURCE: ResourceDefinition<Broadcast, BroadcastInput> = {
  ...ofManagedType('broadcasts'),
  labels: BROADCAST_LABELS,
  getTitle: ({ subject }) => subject,
  getColumns,
  filters: [
    {
      param: 'status',
      label: 'State',
      options: Object.entries(STATUS).map(([value, { label }]) => ({ value, label })),
    },
  ],
  actions: BROADCAST_ACTIONS,
  canChange: ({ status }) => status !== 'sent',
  getFacts: (row, timeZone) => [
    [t('Subject'), row.subject],
    [t('To'), AUDIENCE_LABELS[row.audience]],
    [t('State'), describeState(row, timeZone)],
  ],
  Form: lazySection(() => import('./broadcast-form')),
};

const OWN_DEPARTMENT = {
  ...BROADCAST_RESOURCE,
  labels: { ...BROADCAST_RESOURCE.labels, emptyText: 'Write one to the people of your department.' },
};

/** Renders the management of emails to many: their drafts, previews, tests, schedules and results. */
export default function BroadcastsPanel({ scope }: { scope: PanelScope }) {
  return (
    <ResourcePanel definition={scope.kind === 'church' ? BROADCAST_RESOURCE : OWN_DEPARTMENT} scope={scope} />
  );
}
