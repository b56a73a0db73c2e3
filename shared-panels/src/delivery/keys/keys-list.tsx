import { formatDay, formatTimeAgo } from '@narthex/shared-contracts';
import type { DeliveryKey } from '@narthex/shared-contracts/schemas/delivery-keys';
import { t } from '@narthex/shared-contracts/translate';
import { Badge, Button } from '@narthex/shared-ui';
import { KeyRound, Plus } from 'lucide-react';
import { TextCell } from '../../resource-panel/cells/text-cell';
import type { ListDefinition } from '../../resource-panel/resource';
import { buildLabels } from '../../resource-panel/resource-labels';
import { useState } from 'react';
import { lazySection } from '../../lazy-section';
import type { IssueKeyDialogProps } from './issue-key-dialog';

const IssueKeyDialog = lazySection<IssueKeyDialogProps>(() => import('./issue-key-dialog'));

/** Renders the button that opens the dialog for a new key. */
function IssueKey() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Plus size={20} aria-hidden="true" /> Issue a key
      </Button>
      {isOpen ? <IssueKeyDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const isUsable = ({ revoked_at: revokedAt, expires_at: expiresAt }: DeliveryKey) =>
  revokedAt === null && new Date(expiresAt) > new Date();

function KeyState({ row }: { row: DeliveryKey }) {
  if (row.revoked_at !== null) return <Badge tone="bad">Revoked</Badge>;
  return isUsable(row) ? <Badge tone="good">In use</Badge> : <Badge tone="neutral">Expired</Badge>;
}

/** Defines the list of the keys that ministry teams publish with. */
export const KEYS_LIST: ListDefinition<DeliveryKey> = {
  name: 'delivery-keys',
  capability: 'delivery.release',
  endpoints: { list: 'deliveryKeys.list' },
  labels: buildLabels(
    { one: t('key'), many: t('keys') },
    { emptyText: 'A team publishes with a key of its own, for one remote.' },
  ),
  getTitle: ({ name }) => name,
  hasNoSearch: true,
  getColumns: ({ timeZone }) => [
    {
      key: 'name',
      label: 'Key',
      kind: 'title',
      render: ({ name, remote }) => <TextCell title={name} text={remote} />,
    },
    {
      key: 'may',
      label: 'May',
      render: ({ can_release: canRelease }) =>
        canRelease ? t('Publish and make live') : t('Publish for previews'),
    },
    {
      key: 'issued',
      label: 'Issued',
      render: ({ created_at: at, issued_by: by }) => `${formatDay(at, timeZone)}, ${by}`,
    },
    { key: 'expires', label: 'Expires', render: ({ expires_at: at }) => formatDay(at, timeZone) },
    {
      key: 'used',
      label: 'Last used',
      render: ({ last_used_at: at }) => (at ? formatTimeAgo(at, timeZone) : t('Never')),
    },
    { key: 'state', label: 'State', render: (row) => <KeyState row={row} /> },
  ],
  renderHeadActions: () => <IssueKey />,
  isMuted: (row) => !isUsable(row),
  actions: [
    {
      key: 'revoke',
      getLabel: ({ name }) => t('Revoke the key of {name}', { name }),
      icon: KeyRound,
      variant: 'danger',
      isOffered: isUsable,
      question: {
        getTitle: ({ name }) => t('Revoke the key of {name}?', { name }),
        renderDetails: ({ remote }) => (
          <p>
            Nobody publishes <code>{remote}</code> with it any more. What is live stays.
          </p>
        ),
        warning: 'This can’t be undone: issue a new key instead.',
        confirm: 'Revoke',
        busy: t('Revoking...'),
      },
      run: async ({ id }, _input, write) => (await write('deliveryKeys.revoke', { id })).message,
      failure: 'Failed to revoke the key',
    },
  ],
};
