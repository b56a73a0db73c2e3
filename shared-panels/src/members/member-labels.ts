import { t } from '@narthex/shared-contracts/translate';
import { buildLabels } from '../resource-panel/resource-labels';

export const MEMBER_LABELS = buildLabels(
  { one: t('member'), many: t('members') },
  {
    search: t('Search by name or email'),
    create: t('Add New Member'),
    submitNew: t('Add Member'),
    emptyText: 'Add the first one, or import a file of members.',
    deleteWarning: t('Their account and their places in ministries go too. This action cannot be undone.'),
  },
);
