import { fakeEvent } from '@narthex/shared-contracts/testing';
import { eventInputSchema } from '@narthex/shared-contracts/schemas/events';
import { buildBody, getValues } from './event-form';

const typed = {
  event_type: 'worship',
  entry_fee: '',
  max_attendees: '',
  title: 'Vespers',
  description: 'Songs',
  start_datetime: '2026-11-27T18:30',
  end_datetime: '2026-11-27T20:00',
};

// These zones differ from the zone of the test process and from the site's default zone.
it.each([
  ['America/Los_Angeles', '2026-11-28T02:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-27T04:30:00.000Z'],
  ['Asia/Kathmandu', '2026-11-27T12:45:00.000Z'],
])('sends a typed time as it is meant in the zone of the site: %s', (zone, instant) => {
  const sent = buildBody(eventInputSchema.parse(typed), zone);
  expect(sent.start_datetime).toBe(instant);
  expect(getValues(fakeEvent({ start_datetime: instant }), zone).start_datetime).toBe(typed.start_datetime);
});

it('sends an empty fee and an empty number of seats as none, not as 0', () => {
  const sent = buildBody(eventInputSchema.parse(typed), 'Africa/Nairobi');
  expect(sent).toMatchObject({ entry_fee: null, max_attendees: null });
  const free = eventInputSchema.parse({ ...typed, entry_fee: '0', max_attendees: '0' });
  expect(free).toMatchObject({ entry_fee: 0, max_attendees: 0 });
});
