import {
  broadcastInputSchema,
  broadcastQuerySchema,
  broadcastSendSchema,
  bulkNotificationSchema,
} from './broadcasts';
import { getMessages } from '../testing';

const at = (length: number) => 'a'.repeat(length);

describe('the form of a broadcast', () => {
  const FORM = { subject: ' Camp meeting ', body: ' <p>Bring a tent.</p> ', audience: 'members' };

  it('goes to everyone of its audience unless it says otherwise', () => {
    const saved = {
      subject: 'Camp meeting',
      body: '<p>Bring a tent.</p>',
      audience: 'members',
      interest: null,
      department: null,
    };
    expect(broadcastInputSchema.parse(FORM)).toEqual(saved);
    expect(broadcastInputSchema.parse({ ...FORM, interest: '', department: '' })).toEqual(saved);
    expect(broadcastInputSchema.parse({ ...FORM, interest: null, department: null })).toEqual(saved);
  });

  it('may be for an interest or a department', () => {
    expect(broadcastInputSchema.parse({ ...FORM, audience: 'newsletter', interest: 'events' })).toMatchObject(
      {
        interest: 'events',
        department: null,
      },
    );
    expect(
      broadcastInputSchema.parse({ ...FORM, audience: 'department', department: 'music' }),
    ).toMatchObject({ interest: null, department: 'music' });
  });

  it.each([
    [{ subject: ' ' }, { subject: 'Subject is required' }],
    [{ subject: undefined }, { subject: 'Subject is required' }],
    [{ body: '' }, { body: 'Message is required' }],
    [{ audience: undefined }, { audience: 'Please choose who gets it' }],
    [{ audience: 'visitors' }, { audience: 'Please choose who gets it' }],
    [{ interest: 'weather' }, { interest: 'Please choose an interest' }],
    [{ department: 'parking' }, { department: 'Please choose a department' }],
    [{ audience: 'department' }, { department: 'Please choose a department' }],
    [{ audience: 'department', department: '' }, { department: 'Please choose a department' }],
    [{ audience: 'leaders', department: 'music' }, {}],
  ])('judges %j', (changes, messages) => {
    expect(getMessages(broadcastInputSchema, { ...FORM, ...changes })).toEqual(messages);
  });

  it.each([
    ['subject', 150],
    ['body', 50_000],
  ])('has a %s of at most %d characters', (field, length) => {
    expect(getMessages(broadcastInputSchema, { ...FORM, [field]: at(length) })).toEqual({});
    expect(getMessages(broadcastInputSchema, { ...FORM, [field]: at(length + 1) })).toEqual({
      [field]: `At most ${length} characters`,
    });
  });
});

describe('the list of broadcasts', () => {
  it('shows all of them unless it is told', () => {
    expect(broadcastQuerySchema.parse({})).toEqual({ page: 1, search: '' });
  });

  it.each([
    [{ sort: 'created_at' }, true],
    [{ sort: '-created_at' }, true],
    [{ sort: 'subject' }, false],
    [{ status: 'draft' }, true],
    [{ status: 'lost' }, false],
    [{ audience: 'department' }, true],
    [{ audience: 'visitors' }, false],
  ])('is asked for by %j: %p', (query, expected) => {
    const result = broadcastQuerySchema.safeParse(query);
    expect(result.success).toBe(expected);
    if (expected) expect(result.data).toEqual({ page: 1, search: '', ...query });
  });
});

describe('a broadcast goes out', () => {
  it.each([
    [{}, null],
    [{ send_at: '' }, null],
    [{ send_at: null }, null],
    [{ send_at: '2026-11-28T10:00' }, '2026-11-28T10:00'],
    [{ send_at: '2026-11-28T07:00:00.000Z' }, '2026-11-28T07:00:00.000Z'],
  ])('with %j at %p', (input, send_at) => {
    expect(broadcastSendSchema.parse(input)).toEqual({ send_at });
  });

  it('at a time that there is', () => {
    expect(getMessages(broadcastSendSchema, { send_at: 'tomorrow' })).toEqual({
      send_at: 'A valid date and time is required',
    });
    expect(broadcastSendSchema.safeParse({ send_at: 12 }).success).toBe(false);
  });
});

describe('a bulk notification', () => {
  const INPUT = { title: ' Choir practice ', message: ' It moves to Friday. ', audience: 'music' };

  it('goes by email unless it says otherwise', () => {
    const saved = {
      title: 'Choir practice',
      message: 'It moves to Friday.',
      audience: 'music',
      channels: ['email'],
    };
    expect(bulkNotificationSchema.parse(INPUT)).toEqual(saved);
    expect(bulkNotificationSchema.parse({ ...INPUT, channels: ['email'] })).toEqual(saved);
  });

  it.each(['newsletter', 'members', 'leaders', 'communication', 'prayer'])('goes to %s', (audience) => {
    expect(bulkNotificationSchema.parse({ ...INPUT, audience }).audience).toBe(audience);
  });

  it.each([
    [{ title: '' }, { title: 'Title is required' }],
    [{ message: ' ' }, { message: 'Message is required' }],
    [{ audience: undefined }, { audience: 'Please choose who gets it' }],
    [{ audience: 'department' }, { audience: 'Please choose who gets it' }],
    [{ audience: 'visitors' }, { audience: 'Please choose who gets it' }],
    [{ channels: [] }, { channels: 'Please choose a channel' }],
    [{ channels: ['pigeon'] }, { 'channels.0': expect.any(String) }],
    [{ channels: [''] }, { 'channels.0': expect.any(String) }],
  ])('judges %j', (changes, messages) => {
    expect(getMessages(bulkNotificationSchema, { ...INPUT, ...changes })).toEqual(messages);
  });

  it.each([
    ['title', 150],
    ['message', 10_000],
  ])('has a %s of at most %d characters', (field, length) => {
    expect(getMessages(bulkNotificationSchema, { ...INPUT, [field]: at(length) })).toEqual({});
    expect(getMessages(bulkNotificationSchema, { ...INPUT, [field]: at(length + 1) })).toEqual({
      [field]: `At most ${length} characters`,
    });
  });
});
