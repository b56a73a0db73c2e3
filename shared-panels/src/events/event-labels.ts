import { ApiError } from '@narthex/shared-auth';
import type { EventType } from '@narthex/shared-contracts/closed-lists';
import type { EventsVariant } from './types';

/** What the specification words differently in the admin screen and in the leader dashboards. */
export interface EventWords {
  readonly defaultType: EventType;
  readonly emptyTitle: string;
  readonly emptyText?: string;
  readonly invalidTitle: string;
  readonly deleteFailure: string;
  /** Said on top of the form when the server refuses; field messages stand at their fields too. */
  readonly saveFailure: (error: unknown) => string;
}

function adminSaveFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Failed to save event: Please try again.';
  if (error.status === 401) return 'Authentication failed. Please log in again.';
  if (error.status === 403) return 'You do not have permission to perform this action.';
  return `Failed to save event: ${error.message}`;
}

function leaderSaveFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.isNetworkError) return 'Error saving event. Please try again.';
  if (Object.keys(error.fieldErrors).length > 0) return 'Validation errors:';
  return `Server error: ${error.message}`;
}

export const EVENT_WORDS: Readonly<Record<EventsVariant, EventWords>> = {
  admin: {
    defaultType: 'other',
    emptyTitle: 'No events yet',
    emptyText: 'Create your first event to get started.',
    invalidTitle: 'Please check the form',
    deleteFailure: 'Failed to delete event',
    saveFailure: adminSaveFailure,
  },
  leader: {
    defaultType: 'fellowship',
    emptyTitle: 'No events found. Create your first event!',
    invalidTitle: 'Validation errors:',
    deleteFailure: 'Error deleting event. Please check console for details.',
    saveFailure: leaderSaveFailure,
  },
};

export const EVENT_TYPE_LABELS: Readonly<Record<EventType, string>> = {
  worship: 'Worship',
  bible_study: 'Bible Study',
  youth: 'Youth',
  choir: 'Choir',
  fellowship: 'Fellowship',
  community: 'Community',
  conference: 'Conference',
  other: 'Other',
};
