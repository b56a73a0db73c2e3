import { ApiError } from '@narthex/shared-auth';
import { t } from '@narthex/shared-contracts/translate';
import { buildLabels, type ResourceLabels } from '../resource-panel/resource-labels';

/** Selects labels and defaults: those of the admin screen or those of the leaders' dashboards. */
export type EventsVariant = 'admin' | 'leader';

function getAdminSaveFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return t('Failed to save event: Please try again.');
  if (error.status === 401) return t('Authentication failed. Please log in again.');
  if (error.status === 403) return t('You do not have permission to perform this action.');
  return t('Failed to save event: {message}', { message: error.message });
}

function getLeaderSaveFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.isNetworkError) return t('Error saving event. Please try again.');
  if (Object.keys(error.fieldErrors).length > 0) return t('Validation errors:');
  return t('Server error: {message}', { message: error.message });
}

const NOUN = { one: t('event'), many: t('events') };
const NO_MATCH = { noMatchText: t('Try other words, or another status.') };

/** The specification uses different texts in the admin screen and in the leaders' dashboards. */
export const EVENT_LABELS: Readonly<Record<EventsVariant, ResourceLabels>> = {
  admin: buildLabels(NOUN, { ...NO_MATCH, getSaveFailure: getAdminSaveFailure }),
  leader: buildLabels(NOUN, {
    ...NO_MATCH,
    emptyTitle: 'No events found. Create your first event!',
    emptyText: undefined,
    invalidTitle: t('Validation errors:'),
    deleteFailure: t('Error deleting event. Please check console for details.'),
    getSaveFailure: getLeaderSaveFailure,
  }),
};
