import { ApiError } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';
import { buildLabels } from '../resource-panel/resource-labels';

export const MINISTRY_LABELS = buildLabels(
  { one: t('ministry'), many: t('ministries') },
  {
    create: t('Add New Ministry'),
    submitNew: t('Create Ministry'),
    submitChanges: t('Update Ministry'),
    created: t('Ministry created successfully'),
    updated: t('Ministry updated successfully'),
    deleted: t('Ministry deleted successfully'),
    deleteWarning: t('It becomes inactive: visitors no longer see it, and its members stay on record.'),
    getSaveFailure: (error) =>
      error instanceof ApiError && error.status === 403
        ? t('You do not have permission to perform this action.')
        : t('Failed to save ministry'),
  },
);
