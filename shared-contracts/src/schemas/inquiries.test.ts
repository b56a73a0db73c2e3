import {
  INQUIRY_KINDS,
  INQUIRY_STATUSES,
  assigneesSchema,
  inquiryQuerySchema,
  inquiryReplySchema,
  inquiryUpdateSchema,
  managedInquirySchema,
} from './inquiries';
import { getMessages } from '../testing';

const REPLY = {
  id: 2,
  author: 'Pastor Omondi',
  message: 'You are welcome.',
  created_at: '2026-11-22T06:00:00.000Z',
};
const INQUIRY = {
  id: 9,
  email: 'akinyi@demo.test',
  visit: { name: 'Akinyi Odhiambo', day: '2026-11-28', phone: '0700 000 044' },
  message: 'May I sing with the choir?',
  status: 'closed',
  assigned_to: { id: 7, name: 'Halima Noor' },
  replies: [REPLY],
  created_at: '2026-11-21T06:00:00.000Z',
  closed_at: '2026-11-22T06:00:00.000Z',
  version: 3,
};

it('an inquiry is open or closed, and a question or a visit', () => {
  expect(INQUIRY_STATUSES).toEqual(['open', 'closed']);
  expect(INQUIRY_KINDS).toEqual(['question', 'visit']);
});

describe('an inquiry as those see it who reply', () => {
  it.each([
    ['with all there is', {}],
    ['from a visitor who left a phone number only', { email: null }],
    ['from the foot of a page', { visit: null }],
    ['of a visitor without a phone', { visit: { ...INQUIRY.visit, phone: null } }],
    ['nobody has looked at', { status: 'open', assigned_to: null, replies: [], closed_at: null }],
    ['without a message', { message: null }],
  ])('%s', (_, changes) => {
    const inquiry = { ...INQUIRY, ...changes };
    expect(managedInquirySchema.parse({ ...inquiry, ip: '10.0.0.1' })).toEqual(inquiry);
  });

  it('names no more of a person, a visit and a reply than it needs', () => {
    const more = {
      ...INQUIRY,
      visit: { ...INQUIRY.visit, ip: '10.0.0.1' },
      assigned_to: { ...INQUIRY.assigned_to, email: 'halima@demo.test' },
      replies: [{ ...REPLY, author_id: 7 }],
    };
    expect(managedInquirySchema.parse(more)).toEqual(INQUIRY);
    expect(assigneesSchema.parse([{ id: 7, name: 'Halima Noor', email: 'halima@demo.test' }])).toEqual([
      { id: 7, name: 'Halima Noor' },
    ]);
  });

  it.each([
    { status: 'spam' },
    { visit: { name: 'Akinyi' } },
    { assigned_to: { id: 'seven', name: 'Halima' } },
    { replies: [{ ...REPLY, author: null }] },
    { replies: null },
  ])('is never %j', (changes) => {
    expect(managedInquirySchema.safeParse({ ...INQUIRY, ...changes }).success).toBe(false);
  });

  it('is looked after by people with a number and a name', () => {
    expect(assigneesSchema.safeParse([{ id: 7 }]).success).toBe(false);
  });
});

describe('the list of inquiries', () => {
  it.each([
    [{}, { mine: false }],
    [{ sort: 'created_at' }, { sort: 'created_at', mine: false }],
    [{ sort: '-created_at' }, { sort: '-created_at', mine: false }],
    [{ status: 'open' }, { status: 'open', mine: false }],
    [
      { kind: 'visit', mine: 'true' },
      { kind: 'visit', mine: true },
    ],
  ])('may be asked for by %j', (query, read) => {
    expect(inquiryQuerySchema.parse(query)).toEqual({ page: 1, search: '', ...read });
  });

  it.each([{ sort: 'email' }, { status: 'spam' }, { kind: 'order' }, { mine: 'me' }])(
    'is never asked for by %j',
    (query) => {
      expect(inquiryQuerySchema.safeParse(query).success).toBe(false);
    },
  );
});

describe('a change of an inquiry', () => {
  it.each([{}, { status: 'closed' }, { status: 'open', assigned_to: 7 }, { assigned_to: null }])(
    'may be %j',
    (input) => {
      expect(inquiryUpdateSchema.parse({ ...input, message: 'x' })).toEqual(input);
    },
  );

  it.each([{ status: 'spam' }, { assigned_to: 0 }, { assigned_to: -7 }, { assigned_to: 1.5 }])(
    'is never %j',
    (input) => {
      expect(inquiryUpdateSchema.safeParse(input).success).toBe(false);
    },
  );
});

describe('a reply', () => {
  it('leaves the inquiry open unless it says otherwise', () => {
    expect(inquiryReplySchema.parse({ message: ' Welcome ' })).toEqual({ message: 'Welcome', close: false });
    expect(inquiryReplySchema.parse({ message: 'Welcome', close: true })).toEqual({
      message: 'Welcome',
      close: true,
    });
  });

  it.each([
    [{}, { message: 'Please write a reply' }],
    [{ message: ' ' }, { message: 'Please write a reply' }],
    [{ message: 'a'.repeat(5000) }, {}],
    [{ message: 'a'.repeat(5001) }, { message: 'At most 5000 characters' }],
    [{ message: 'Welcome', close: 'yes' }, { close: expect.any(String) }],
  ])('is judged as %j', (input, messages) => {
    expect(getMessages(inquiryReplySchema, input)).toEqual(messages);
  });
});
