import { fromFieldValue, toFieldValue } from '@narthex/shared-contracts';
import type { EventType } from '@narthex/shared-contracts/closed-lists';
import type { ChurchEvent, EventFormInput, ValidatedEvent } from '@narthex/shared-contracts/schemas/events';

/** The fields as the form holds them: text everywhere, dates in the site's zone. */
export const getEmptyValues = (defaultType: EventType): EventFormInput => ({
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

/** A stored event as the form holds it. */
export const getValues = (event: ChurchEvent, timeZone: string): EventFormInput => ({
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

/** What is sent: a typed time is meant in the site's zone, whatever zone the browser is in. */
export const buildBody = (event: ValidatedEvent, timeZone: string): ValidatedEvent => ({
  ...event,
  start_datetime: fromFieldValue(event.start_datetime, timeZone),
  end_datetime: fromFieldValue(event.end_datetime, timeZone),
});
