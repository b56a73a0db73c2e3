import { zodResolver } from '@hookform/resolvers/zod';
import { fromFieldValue, toFieldValue } from '@narthex/shared-contracts';
import type { EventType } from '@narthex/shared-contracts/closed-lists';
import {
  eventInputSchema,
  type ChurchEvent,
  type EventInput,
  type EventValues,
} from '@narthex/shared-contracts/schemas/events';
import { createResourceForm } from '../resource-panel/create-resource-form';
import { EVENT_TYPE_LABELS } from './event-labels';
import { EventFields } from './event-form-fields';

/** The fields as the form holds them: text everywhere, dates in the site's zone. */
const getEmptyValues = (defaultType: EventType): EventInput => ({
  title: '',
  description: '',
  start_datetime: '',
  end_datetime: '',
  location: '',
  event_type: defaultType,
  status: 'published',
  featured_image: '',
  additional_info: '',
  max_attendees: '',
  entry_fee: '',
  is_recurring: false,
  recurrence_pattern: 'weekly',
});

const getValues = (event: ChurchEvent, timeZone: string): EventInput => ({
  title: event.title,
  description: event.description,
  start_datetime: toFieldValue(event.start_datetime, timeZone),
  end_datetime: toFieldValue(event.end_datetime, timeZone),
  location: event.location ?? '',
  event_type: event.event_type,
  status: event.status,
  featured_image: event.featured_image ?? '',
  additional_info: event.additional_info ?? '',
  max_attendees: event.max_attendees === null ? '' : String(event.max_attendees),
  entry_fee: event.entry_fee ?? '',
  is_recurring: event.is_recurring,
  recurrence_pattern: event.recurrence_pattern ?? 'weekly',
});

function describeValue(field: keyof EventInput, value: unknown): string | undefined {
  if (field === 'event_type') return EVENT_TYPE_LABELS[value as EventType];
  if (field === 'start_datetime' || field === 'end_datetime') return String(value).replace('T', ', ');
  return undefined;
}

const createEventForm = (defaultType: EventType) =>
  createResourceForm<ChurchEvent, EventInput, EventValues, EventValues>({
    resolver: zodResolver(eventInputSchema),
    getEmptyValues: () => getEmptyValues(defaultType),
    getValues,
    buildBody: (event, timeZone) => ({
      ...event,
      start_datetime: fromFieldValue(event.start_datetime, timeZone),
      end_datetime: fromFieldValue(event.end_datetime, timeZone),
    }),
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
      featured_image: 'Picture address',
      additional_info: 'Additional information',
    },
    describeValue,
    Fields: EventFields,
  });

/** The form of the admin screen. */
export const AdminEventForm = createEventForm('other');

/** The form of the leader dashboards. */
export const LeaderEventForm = createEventForm('fellowship');
