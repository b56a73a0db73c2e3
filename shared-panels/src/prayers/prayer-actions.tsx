import type { ModeratedPrayer } from '@narthex/shared-contracts/schemas/prayer';
import { Check, Star, StarOff, Trash2, X } from 'lucide-react';
import type { RowAction } from '../resource-panel/actions/row-action';

const renderText = ({ prayer_text: text }: ModeratedPrayer) => <p>{text}</p>;
const isOnWall = ({ status, is_public: isPublic }: ModeratedPrayer) => status === 'approved' && isPublic;

/** What a moderator does with a request. */
export const PRAYER_ACTIONS: readonly RowAction<ModeratedPrayer>[] = [
  {
    key: 'approve',
    getLabel: ({ title }) => `Approve ${title}`,
    word: 'Approve',
    icon: Check,
    isOffered: ({ status }) => status !== 'approved',
    run: async ({ id, is_public: isPublic }, _input, write) => {
      await write('prayers.approve', { id });
      return isPublic ? 'Approved. It is on the prayer wall now.' : 'Approved.';
    },
    failure: 'Failed to approve the prayer request',
  },
  {
    key: 'reject',
    getLabel: ({ title }) => `Reject ${title}`,
    word: 'Reject',
    icon: X,
    isOffered: ({ status }) => status !== 'rejected',
    question: {
      getTitle: ({ title }) => `Reject “${title}”?`,
      renderDetails: renderText,
      reason: { label: 'Reason', help: 'Kept for other moderators.', required: 'A reason is required' },
      confirm: 'Reject',
      busy: 'Rejecting...',
    },
    run: async ({ id }, { reason }, write) => {
      await write('prayers.reject', { id, body: { reason } });
      return 'The prayer request was rejected.';
    },
    failure: 'Failed to reject the prayer request',
  },
  {
    key: 'feature',
    getLabel: ({ title }) => `Feature ${title}`,
    icon: Star,
    isOffered: (prayer) => isOnWall(prayer) && !prayer.is_featured,
    run: async ({ id }, _input, write) => {
      await write('prayers.feature', { id, body: { is_featured: true } });
      return 'It stands at the top of the prayer wall now.';
    },
    failure: 'Failed to feature the prayer request',
  },
  {
    key: 'unfeature',
    getLabel: ({ title }) => `Stop featuring ${title}`,
    icon: StarOff,
    isOffered: ({ is_featured: isFeatured }) => isFeatured,
    run: async ({ id }, _input, write) => {
      await write('prayers.feature', { id, body: { is_featured: false } });
      return 'It is among the other requests again.';
    },
    failure: 'Failed to update the prayer request',
  },
  {
    key: 'delete',
    getLabel: ({ title }) => `Delete ${title}`,
    icon: Trash2,
    variant: 'danger',
    question: {
      getTitle: ({ title }) => `Delete “${title}”?`,
      renderDetails: () => <p>Are you sure you want to delete this prayer request?</p>,
      warning: 'This action cannot be undone.',
      confirm: 'Delete',
      busy: 'Deleting...',
    },
    run: async ({ id }, _input, write) => {
      await write('prayers.delete', { id });
      return 'Prayer request deleted successfully!';
    },
    failure: 'Failed to delete prayer request',
  },
];
