import { fakeEvent, getMessages } from '../testing';
import {
  attendeeListSchema,
  attendeeQuerySchema,
  eventCalendarQuerySchema,
  eventInputSchema,
  eventQuerySchema,
  eventSchema,
} from './events';
import { guestContactSchema, rsvpInputSchema, rsvpQuerySchema, rsvpSchema, waitingInputSchema } from './rsvp';

const FORM = {
  title: ' Vespers ',
  description: 'The Sabbath opens with song.',
  start_datetime: '2026-11-27T18:30',
  end_datetime: '2026-11-27T20:00',
  event_type: 'worship',
};
const saved = (changes: object) => eventInputSchema.parse({ ...FORM, ...changes });

describe('the form of an event', () => {
  it('is published, costs nothing, has seats for all and happens once, unless it says otherwise', () => {
    expect(saved({})).toEqual({
      ...FORM,
      title: 'Vespers',
      location: null,
      status: 'published',
      featured_image: null,
      additional_info: null,
      max_attendees: null,
      entry_fee: null,
      is_recurring: false,
      recurrence_pattern: null,
    });
  });

  it('keeps what is empty apart from nothing at all: an empty fee is none, and not 0', () => {
    expect(saved({ entry_fee: '', max_attendees: '' })).toMatchObject({
      entry_fee: null,
      max_attendees: null,
    });
    expect(saved({ entry_fee: '0', max_attendees: '0' })).toMatchObject({ entry_fee: 0, max_attendees: 0 });
    expect(saved({ entry_fee: '150.50', max_attendees: '40' })).toMatchObject({
      entry_fee: 150.5,
      max_attendees: 40,
    });
  });

  it('is a draft where no status is chosen', () => {
    expect(saved({ status: '' }).status).toBe('draft');
    expect(saved({ status: 'cancelled' }).status).toBe('cancelled');
  });

  it('repeats by a pattern only where it repeats', () => {
    const weekly = { recurrence_pattern: 'weekly' };
    expect(saved({ ...weekly, is_recurring: 'on' }).recurrence_pattern).toBe('weekly');
    expect(saved({ ...weekly, is_recurring: false }).recurrence_pattern).toBeNull();
    expect(saved({ recurrence_pattern: '', is_recurring: true }).recurrence_pattern).toBeNull();
  });

  it.each([
    [{ title: ' ' }, { title: 'Title is required' }],
    [{ title: 'a'.repeat(201) }, { title: 'At most 200 characters' }],
    [{ description: '' }, { description: 'Description is required' }],
    [{ description: 'a'.repeat(5000) }, {}],
    [{ description: 'a'.repeat(5001) }, { description: 'At most 5000 characters' }],
    [{ start_datetime: '' }, { start_datetime: 'Start date and time is required' }],
    [{ end_datetime: 'later' }, { end_datetime: 'A valid date and time is required' }],
    [{ location: 'a'.repeat(201) }, { location: 'At most 200 characters' }],
    [{ event_type: '' }, { event_type: 'Event type is required' }],
    [{ event_type: undefined }, { event_type: 'Event type is required' }],
    [{ status: 'hidden' }, { status: 'Status is required' }],
    [{ featured_image: 'a'.repeat(501) }, { featured_image: 'At most 500 characters' }],
    [{ additional_info: 'a'.repeat(5001) }, { additional_info: 'At most 5000 characters' }],
    [{ max_attendees: 'many' }, { max_attendees: 'Attendees must be a whole number' }],
    [{ max_attendees: '1.5' }, { max_attendees: 'Attendees must be a whole number' }],
    [{ max_attendees: -1 }, { max_attendees: 'Attendees cannot be negative' }],
    [{ max_attendees: 100_000 }, {}],
    [{ max_attendees: 100_001 }, { max_attendees: 'At most 100,000 people' }],
    [{ entry_fee: 'free' }, { entry_fee: 'Fee must be an amount' }],
    [{ entry_fee: '-1' }, { entry_fee: 'Fee cannot be negative' }],
    [{ entry_fee: '0.125' }, { entry_fee: 'Fee has at most two decimals' }],
    [{ entry_fee: 1_000_000 }, {}],
    [{ entry_fee: 1_000_001 }, { entry_fee: 'At most 1,000,000 KES' }],
    [{ recurrence_pattern: 'hourly' }, { recurrence_pattern: expect.any(String) }],
  ])('judges %j', (changes, messages) => {
    expect(getMessages(eventInputSchema, { ...FORM, ...changes })).toEqual(messages);
  });
});

describe('the translations of an event', () => {
  const translated = (sw: object) => ({ ...FORM, translations: { sw } });
  const sw = {
    title: 'Ibada ya jioni',
    description: 'Sabato inaanza kwa nyimbo.',
    location: 'Ukumbi mkuu',
    additional_info: 'Njoo na Biblia.',
  };

  it('are of its texts alone', () => {
    expect(eventInputSchema.parse(translated({ ...sw, event_type: 'ibada' })).translations).toEqual({ sw });
  });

  it.each([
    ['title', 200],
    ['description', 5000],
    ['location', 200],
    ['additional_info', 5000],
  ])('take a %s of %i characters, and not of one more', (field, max) => {
    expect(getMessages(eventInputSchema, translated({ [field]: 'a'.repeat(max) }))).toEqual({});
    expect(getMessages(eventInputSchema, translated({ [field]: 'a'.repeat(max + 1) }))).toEqual({
      [`translations.sw.${field}`]: `At most ${max} characters`,
    });
  });
});

describe('asking for events', () => {
  it('hides nothing and prefers nothing unless it is told', () => {
    expect(eventQuerySchema.parse({})).toEqual({ page: 1, search: '', upcoming: false, mine: false });
  });

  it('asks for all that it is told', () => {
    const filters = { status: 'draft', event_type: 'choir', department: 'music' };
    expect(eventQuerySchema.parse({ ...filters, upcoming: 'true', mine: '1' })).toEqual({
      ...filters,
      page: 1,
      search: '',
      upcoming: true,
      mine: true,
    });
  });

  it.each([
    [{ upcoming: 'true', mine: '1', status: 'draft', event_type: 'choir' }, true],
    [{ sort: 'start_datetime' }, true],
    [{ sort: '-title' }, true],
    [{ sort: 'created_at' }, true],
    [{ sort: 'id' }, false],
    [{ status: 'hidden' }, false],
    [{ event_type: 'party' }, false],
    [{ department: 'music' }, true],
    [{ department: 'parking' }, false],
  ])('with %j: %p', (query, isGood) => {
    expect(eventQuerySchema.safeParse(query).success).toBe(isGood);
  });

  it.each([
    [{}, true],
    [{ month: '1', year: '1970' }, true],
    [{ month: 12, year: 2200 }, true],
    [{ month: 0 }, false],
    [{ month: 13 }, false],
    [{ month: 1.5 }, false],
    [{ year: 1969 }, false],
    [{ year: 2201 }, false],
  ])('of the month %j: %p', (query, isGood) => {
    expect(eventCalendarQuerySchema.safeParse(query).success).toBe(isGood);
  });
});

const START = '2026-11-27T15:30:00.000Z';

describe('a seat', () => {
  it.each([undefined, null, {}])('is taken by sending %j', (body) => {
    expect(rsvpInputSchema.parse(body).attending).toBe(true);
  });

  it('is given back, at the occurrence that is named', () => {
    const body = { attending: false, occurrence: START };
    expect(rsvpInputSchema.parse(body)).toEqual(body);
    expect(rsvpInputSchema.parse({ occurrence: '2026-11-27T18:30:00+03:00' }).attending).toBe(true);
  });

  it.each([
    [{ attending: 'yes' }, { attending: 'Attending is true or false' }],
    [{ occurrence: '2026-11-27' }, { occurrence: 'An occurrence is named by its start' }],
    [{ occurrence: 'next' }, { occurrence: 'An occurrence is named by its start' }],
  ])('is refused with %j', (body, messages) => {
    expect(getMessages(rsvpInputSchema, body)).toEqual(messages);
  });

  it('is asked for by its occurrence', () => {
    expect(rsvpQuerySchema.parse({ occurrence: START })).toEqual({ occurrence: START });
    expect(attendeeQuerySchema.parse({ occurrence: START, sort: 'answered_at' })).toMatchObject({
      occurrence: START,
    });
    expect(getMessages(rsvpQuerySchema, { occurrence: 'next' })).toHaveProperty('occurrence');
    expect(getMessages(attendeeQuerySchema, { sort: 'name' })).toHaveProperty('sort');
  });
});

describe('who a visitor is', () => {
  const PERSON = { name: ' Akinyi Odhiambo ', email: ' Akinyi@Demo.test ' };

  it('is a name and an email address', () => {
    const kept = { name: 'Akinyi Odhiambo', email: 'akinyi@demo.test' };
    expect(guestContactSchema.parse({ ...PERSON, attending: true })).toEqual(kept);
  });

  it.each([
    [{ name: ' ' }, { name: 'Please tell us your name' }],
    [{ name: undefined }, { name: 'Please tell us your name' }],
    [{ name: 'a'.repeat(120) }, {}],
    [{ name: 'a'.repeat(121) }, { name: 'At most 120 characters' }],
    [{ email: 'akinyi' }, { email: 'A valid email address is required' }],
    [{ email: undefined }, { email: 'A valid email address is required' }],
  ])('judges %j', (changes, messages) => {
    expect(getMessages(guestContactSchema, { ...PERSON, ...changes })).toEqual(messages);
  });

  it('is asked of visitors alone, and checked once it is known who asks', () => {
    expect(waitingInputSchema.parse({})).toEqual({});
    expect(waitingInputSchema.parse({ ...PERSON, occurrence: START })).toEqual({
      name: 'Akinyi Odhiambo',
      email: 'Akinyi@Demo.test',
      occurrence: START,
    });
    expect(rsvpInputSchema.parse({ ...PERSON })).toEqual({
      attending: true,
      name: 'Akinyi Odhiambo',
      email: 'Akinyi@Demo.test',
    });
    expect(getMessages(waitingInputSchema, { occurrence: 'next' })).toEqual({
      occurrence: 'An occurrence is named by its start',
    });
  });
});

describe('the waiting list', () => {
  const SEAT = {
    attending: false,
    attendees_count: 40,
    max_attendees: 40,
    occurrence: START,
    waiting_count: 3,
    waiting: { place: 1, offered_until: '2026-11-26T15:30:00.000Z' },
  };

  it.each([
    ['is told until when a free place is kept', SEAT],
    ['is told their place', { ...SEAT, waiting: { place: 2, offered_until: null } }],
    ['may wait for an event without a limit', { ...SEAT, max_attendees: null }],
  ])('who is on it %s', (_, seat) => {
    expect(rsvpSchema.parse({ ...seat, waiting: { ...seat.waiting, email: 'x' } })).toEqual(seat);
  });

  it.each([{}, { place: 1 }, { place: 1.5, offered_until: null }, { place: null, offered_until: null }])(
    'nobody stands on it with %j',
    (waiting) => {
      expect(rsvpSchema.safeParse({ ...SEAT, waiting }).success).toBe(false);
    },
  );
});

it('an event is told in full, with its translations, and nothing else of it', () => {
  const event = {
    ...fakeEvent(),
    featured_image: '/media/vespers.jpg',
    additional_info: 'Bring a Bible.',
    max_attendees: 40,
    entry_fee: '150.50',
    translations: { sw: { title: 'Ibada ya jioni' } },
    untranslated: ['description'],
  };
  expect(eventSchema.parse({ ...event, created_by: 7 })).toEqual(event);
});

it.each([
  ['event_type', 'party'],
  ['status', 'hidden'],
  ['recurrence_pattern', 'hourly'],
  ['department', 'parking'],
])('no event has the %s %s', (field, value) => {
  expect(eventSchema.safeParse({ ...fakeEvent(), [field]: value }).success).toBe(false);
});

describe.each([
  ['an event', eventSchema, fakeEvent({ department: 'music', recurrence_pattern: 'weekly' })],
  [
    'a seat',
    rsvpSchema,
    {
      attending: true,
      attendees_count: 3,
      max_attendees: 40,
      occurrence: START,
      waiting_count: 0,
      waiting: null,
    },
  ],
  [
    'who comes',
    attendeeListSchema,
    {
      success: true,
      data: [{ id: 1, name: 'Akinyi', is_member: true, answered_at: START }],
      meta: { page: 1, per_page: 20, limit: 20, total: 1, has_more_than_total: false },
      occurrence: START,
    },
  ],
])('the response for %s', (_, schema, body) => {
  it('carries all of it', () => {
    expect(schema.parse(body)).toEqual(body);
  });

  it.each(Object.keys(body))('never lacks %s', (key) => {
    expect(schema.safeParse({ ...body, [key]: undefined }).success).toBe(false);
  });
});
