import { formatTimeAgo } from '@narthex/shared-contracts';
import type { ReleaseChange } from '@narthex/shared-contracts/schemas/releases';
import { t } from '@narthex/shared-contracts/translate';
import { TextCell } from '../../resource-panel/cells/text-cell';
import type { ListDefinition } from '../../resource-panel/resource';
import { buildLabels } from '../../resource-panel/resource-labels';
import { describeState } from './describe-state';

const ACTION_LABELS: Readonly<Record<string, string>> = {
  live: 'Made live',
  canary: 'Share changed',
  rollback: 'Rolled back',
  disable: 'Switched off',
  enable: 'Switched on',
  undo: 'Undone',
  withdraw: 'Withdrawn',
};

/** Defines the list of changes of live versions, each with its author, time and reason. */
export const CHANGES_LIST: ListDefinition<ReleaseChange> = {
  name: 'release-changes',
  capability: 'delivery.release',
  endpoints: { list: 'delivery.listChanges' },
  labels: buildLabels(
    { one: t('change'), many: t('changes') },
    { emptyText: 'Every change of what is live is kept here, with its reason.' },
  ),
  getTitle: ({ remote, action }) => `${remote} ${action}`,
  hasNoSearch: true,
  getColumns: ({ timeZone }) => [
    {
      key: 'change',
      label: 'Change',
      kind: 'title',
      render: ({ remote, action }) => <TextCell title={ACTION_LABELS[action] ?? action} text={remote} />,
    },
    { key: 'after', label: 'Since then', render: ({ after }) => describeState(after) },
    { key: 'reason', label: 'Reason', render: ({ reason }) => reason },
    {
      key: 'by',
      label: 'By',
      render: ({ by, created_at: at }) => `${by}, ${formatTimeAgo(at, timeZone)}`,
    },
  ],
};
