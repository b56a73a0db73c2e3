import { ApiError } from '@narthex/shared-auth';
import { buildLabels } from '../resource-panel/resource-labels';

/** The texts of the ministries' screens. */
export const MINISTRY_LABELS = buildLabels(
  { one: 'ministry', many: 'ministries' },
  {
    create: 'Add New Ministry',
    submitNew: 'Create Ministry',
    submitChanges: 'Update Ministry',
    created: 'Ministry created successfully',
    updated: 'Ministry updated successfully',
    deleted: 'Ministry deleted successfully',
    deleteWarning: 'It becomes inactive: visitors no longer see it, and its members stay on record.',
    getSaveFailure: (error) =>
      error instanceof ApiError && error.status === 403
        ? 'You do not have permission to perform this action.'
        : 'Failed to save ministry',
  },
);
