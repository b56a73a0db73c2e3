import { zodResolver } from '@hookform/resolvers/zod';
import type { EventType } from '@narthex/shared-contracts/closed-lists';
import {
  eventInputSchema,
  type ChurchEvent,
  type EventFormInput,
  type ValidatedEvent,
} from '@narthex/shared-contracts/schemas/events';
import { createResourceForm } from '../../resource-panel/form/create-resource-form';
import { toLabel } from '../../choice-labels';
import { EVENT_TYPE_LABELS } from '../event-labels';
import { EventFields } from './event-form-fields';
import { buildEventPreview } from './event-preview';
import { buildBody, getEmptyValues, getValues } from './form-values';

function describeValue(field: keyof EventFormInput, value: unknown): string | undefined {
  if (field === 'event_type') return EVENT_TYPE_LABELS[value as EventType];
  if (field === 'recurrence_pattern' || field === 'status') return toLabel(String(value));
  if (field === 'start_datetime' || field === 'end_datetime') return String(value).replace('T', ', ');
  return undefined;
}

const createEventForm = (defaultType: EventType) =>
  createResourceForm<ChurchEvent, EventFormInput, ValidatedEvent, ValidatedEvent>({
    resolver: zodResolver(eventInputSchema),
    getEmptyValues: () => getEmptyValues(defaultType),
    getValues,
    buildBody,
    fieldLabels: {
      title: 'Title',
      description: 'Description',
      start_datetime: 'Starts',
      end_datetime: 'Ends',
      location: 'Location',
      event_type: 'Type',
      status: 'Status',
      max_attendees: 'Maximum attendees',
      entry_fee: 'Entry fee (KES)',
      is_recurring: 'This event repeats',
      recurrence_pattern: 'Repeats',
      featured_image: 'Picture',
      additional_info: 'Additional information',
    },
    describeValue,
    translatable: { title: 'text', description: 'multiline', location: 'text', additional_info: 'multiline' },
    publishing: { field: 'status', draft: 'draft', live: 'published' },
    buildPreview: buildEventPreview,
    Fields: EventFields,
  });

/** The form of the admin screen. */
export const AdminEventForm = createEventForm('other');

/** The form of the leader dashboards. */
export const LeaderEventForm = createEventForm('fellowship');
