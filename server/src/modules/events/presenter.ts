import { toFieldValue } from '@narthex/shared-contracts';
import { eventSchema, eventTexts, type ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import { mediaUrl } from '../../responses/links/media-url';
import { presentRow } from '../../responses/present-row';
import { presentTranslations } from '../../responses/translations';
import type { AttendeeRow } from './rsvp/attendee-repository';
import type { EventRow } from './repository';

export function presentEvent(event: EventRow, timeZone: string): ChurchEvent {
  const [date = '', time = ''] = toFieldValue(event.start_datetime, timeZone).split('T');
  return presentRow(eventSchema, event, {
    event_date: date,
    start_time: time,
    featured_image: mediaUrl(event.featured_image),
    attendees_count: event.attendeesCount,
    translations: presentTranslations(eventTexts, event.translations),
  });
}

/** Presents an attendee by name. The names of visitors are deleted after the event. */
export function presentAttendee(row: AttendeeRow) {
  return {
    id: row.id,
    name:
      row.first_name === null
        ? (row.guest_name ?? 'Visitor')
        : `${row.first_name} ${row.last_name ?? ''}`.trim(),
    is_member: row.first_name !== null,
    answered_at: row.created_at.toISOString(),
  };
}
