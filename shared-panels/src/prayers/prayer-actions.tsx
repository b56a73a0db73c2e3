import type { ModeratedPrayer } from '@narthex/shared-contracts/schemas/prayers';
import { t } from '@narthex/shared-contracts/translate';
import { Check, Star, StarOff, Trash2, X } from 'lucide-react';
import type { RowAction } from '../resource-panel/actions/row-action';

const renderText = ({ prayer_text: text }: ModeratedPrayer) => <p>{text}</p>;
const isOnWall = ({ status, is_public: isPublic }: ModeratedPrayer) => status === 'approved' && isPublic;

/** These row actions moderate a prayer request. */
export const PRAYER_ACTIONS: readonly RowAction<ModeratedPrayer>[] = [
  {
    key: 'approve',
    getLabel: ({ title }) => t('Approve {title}', { title }),
    word: t('Approve'),
    icon: Check,
    isOffered: ({ status }) => status !== 'approved',
    run: async ({ id, is_public: isPublic }, _input, write) => {
      await write('prayers.approve', { id });
      return isPublic ? t('Approved. It is on the prayer wall now.') : t('Approved.');
    },
    failure: 'Failed to approve the prayer request',
  },
  {
    key: 'reject',
    getLabel: ({ title }) => t('Reject {title}', { title }),
    word: t('Reject'),
    icon: X,
    isOffered: ({ status }) => status !== 'rejected',
    question: {
      getTitle: ({ title }) => t('Reject “{title}”?', { title }),
      renderDetails: renderText,
      reason: { label: 'Reason', help: 'Kept for other moderators.', required: t('A reason is required') },
      confirm: 'Reject',
      busy: t('Rejecting...'),
    },
    run: async ({ id }, { reason }, write) => {
      await write('prayers.reject', { id, body: { reason } });
      return t('The prayer request was rejected.');
    },
    failure: 'Failed to reject the prayer request',
  },
  {
    key: 'feature',
    getLabel: ({ title }) => t('Feature {title}', { title }),
    icon: Star,
    isOffered: (prayer) => isOnWall(prayer) && !prayer.is_featured,
    isDone: (now) => now?.is_featured === true,
    run: async ({ id }, _input, write) => {
      await write('prayers.feature', { id, body: { is_featured: true } });
      return t('It stands at the top of the prayer wall now.');
    },
    failure: 'Failed to feature the prayer request',
  },
  {
    key: 'unfeature',
    getLabel: ({ title }) => t('Stop featuring {title}', { title }),
    icon: StarOff,
    isOffered: ({ is_featured: isFeatured }) => isFeatured,
    run: async ({ id }, _input, write) => {
      await write('prayers.feature', { id, body: { is_featured: false } });
      return t('It is among the other requests again.');
    },
    failure: 'Failed to update the prayer request',
  },
  {
    key: 'delete',
    getLabel: ({ title }) => t('Delete {title}', { title }),
    icon: Trash2,
    variant: 'danger',
    question: {
      getTitle: ({ title }) => t('Delete “{title}”?', { title }),
      renderDetails: () => <p>Are you sure you want to delete this prayer request?</p>,
      warning: 'This action cannot be undone.',
      confirm: 'Delete',
      busy: t('Deleting...'),
    },
    run: async ({ id }, _input, write) => {
      await write('prayers.delete', { id });
      return t('Prayer request deleted successfully!');
    },
    failure: 'Failed to delete prayer request',
  },
];
