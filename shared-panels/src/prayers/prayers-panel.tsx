import { formatTimeAgo } from '@narthex/shared-contracts';
import { describeMember } from '@narthex/shared-contracts/enum-labels';
import type { ModeratedPrayer } from '@narthex/shared-contracts/schemas/prayers';
import { t } from '@narthex/shared-contracts/translate';
import { Badge, type BadgeTone } from '@narthex/shared-ui';
import type { PanelScope } from '../panel-scope';
import { BadgeRow } from '../resource-panel/cells/badges';
import { TextCell } from '../resource-panel/cells/text-cell';
import { ListPanel } from '../resource-panel/list-panel';
import type { ListDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { PRAYER_ACTIONS } from './prayer-actions';

const STATUS: Readonly<Record<ModeratedPrayer['status'], { tone: BadgeTone; label: string }>> = {
  pending: { tone: 'warn', label: 'Pending' },
  approved: { tone: 'good', label: 'Approved' },
  rejected: { tone: 'bad', label: 'Rejected' },
};

const describeRequester = ({ is_anonymous: isAnonymous, requester_name: name }: ModeratedPrayer) =>
  isAnonymous ? t('Anonymous') : (name ?? t('No name given'));

function StatusCell({ prayer }: { prayer: ModeratedPrayer }) {
  const { tone, label } = STATUS[prayer.status];
  return (
    <BadgeRow>
      <Badge tone={tone}>{label}</Badge>
      {prayer.urgency_level === 'urgent' ? <Badge tone="bad">Urgent</Badge> : null}
      {prayer.is_featured ? <Badge tone="accent">Featured</Badge> : null}
      {prayer.is_public ? null : <Badge>Not for the wall</Badge>}
    </BadgeRow>
  );
}

/** Defines the moderation of prayer requests. */
export const PRAYER_MODERATION: ListDefinition<ModeratedPrayer> = {
  name: 'prayers',
  capability: 'prayer.moderate',
  endpoints: { list: 'prayers.listModerated' },
  labels: buildLabels(
    { one: t('prayer request'), many: t('prayer requests') },
    {
      emptyTitle: 'No prayer request is waiting',
      emptyText: 'New requests show here before anybody else sees them.',
    },
  ),
  getTitle: ({ title }) => title,
  filters: [
    {
      param: 'status',
      label: 'Status',
      allLabel: t('Pending'),
      options: [
        { value: 'approved', label: 'Approved' },
        { value: 'rejected', label: 'Rejected' },
        { value: 'all', label: 'All' },
      ],
    },
  ],
  getColumns: ({ timeZone }) => [
    {
      key: 'title',
      label: 'Request',
      kind: 'title',
      render: (prayer) => (
        <TextCell title={prayer.title} text={prayer.prayer_text} note={describeMember(prayer.category)} />
      ),
    },
    { key: 'requester', label: 'From', render: describeRequester },
    {
      key: 'created_at',
      label: 'Sent',
      kind: 'day',
      render: ({ created_at: at }) => formatTimeAgo(at, timeZone),
    },
    { key: 'status', label: 'Status', kind: 'status', render: (prayer) => <StatusCell prayer={prayer} /> },
  ],
  actions: PRAYER_ACTIONS,
};

/**
 * Renders the moderation of prayer requests: pending ones are approved or rejected, public ones featured or removed.
 */
export default function PrayersPanel({ scope }: { scope: PanelScope }) {
  return <ListPanel definition={PRAYER_MODERATION} scope={scope} />;
}
