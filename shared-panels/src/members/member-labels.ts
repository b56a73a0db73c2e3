import { buildLabels } from '../resource-panel/resource-labels';

/** The texts of the register. */
export const MEMBER_LABELS = buildLabels(
  { one: 'member', many: 'members' },
  {
    search: 'Search by name or email',
    create: 'Add New Member',
    submitNew: 'Add Member',
    emptyText: 'Add the first one, or import a file of members.',
    deleteWarning: 'Their account and their places in ministries go too. This action cannot be undone.',
  },
);
