import { toFieldValue } from '@narthex/shared-contracts';
import { eventTexts, type ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { mediaUrl } from '../../responses/links/media-url';
import { presentTranslations } from '../../responses/translations';
import type { AttendeeRow } from './rsvp/attendee-repository';
import type { EventRow } from './repository';

export function presentEvent(event: EventRow, timeZone: string): ChurchEvent {
  const [date = '', time = ''] = toFieldValue(event.startDatetime, timeZone).split('T');
  return {
    id: event.id,
    title: event.title,
    description: event.description,
    start_datetime: event.startDatetime.toISOString(),
    end_datetime: event.endDatetime.toISOString(),
    event_date: date,
    start_time: time,
    location: event.location,
    event_type: event.eventType,
    status: event.status,
    featured_image: mediaUrl(event.featuredImage),
    additional_info: event.additionalInfo,
    is_recurring: event.isRecurring,
    recurrence_pattern: event.recurrencePattern,
    max_attendees: event.maxAttendees,
    entry_fee: event.entryFee,
    department: event.department,
    attendees_count: event.attendeesCount,
    waiting_count: event.waitingCount,
    version: event.version,
    translations: presentTranslations(eventTexts, event.translations),
  };
}

/** Members and visitors by name; visitors are forgotten once the event is over. */
export function presentAttendee(row: AttendeeRow) {
  return {
    id: row.id,
    name:
      row.firstName === null ? (row.guestName ?? 'Visitor') : `${row.firstName} ${row.lastName ?? ''}`.trim(),
    is_member: row.firstName !== null,
    answered_at: row.createdAt.toISOString(),
  };
}
