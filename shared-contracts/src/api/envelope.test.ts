import { z } from 'zod';
import {
  doneSchema,
  envelope,
  orderedSchema,
  partialInput,
  problemSchema,
  proposedSchema,
  statusEnvelope,
} from './envelope';
import { idParams } from './params';

const PROBLEM = { success: false, message: 'Title is required', code: 'validation' };
const ORDER = [
  { id: 4, title: 'Vespers' },
  { id: 2, title: 'Sabbath School' },
];
const conflict = { current: { title: 'Vespers' }, current_version: 3, submitted: { title: 'Evening' } };

describe.each([
  ['most calls', envelope(z.string()), { success: true, data: 'a', message: 'Saved' }],
  ['the homepage', statusEnvelope(z.string()), { status: 'success', data: 'a' }],
  ['a deletion', doneSchema, { success: true, message: 'Deleted' }],
  ['a new order', orderedSchema, { success: true, message: 'Saved', data: ORDER }],
  ['a proposal', proposedSchema, { success: true, message: 'Sent', data: { proposal_id: 4 } }],
  ['a refusal', problemSchema, { ...PROBLEM, errors: { title: ['Title is required'] }, request_id: 'a1' }],
  ['a conflict', problemSchema, { ...PROBLEM, conflict }],
])('the response of %s', (_, schema, body) => {
  it('carries what it says', () => {
    expect(schema.parse(body)).toEqual(body);
  });

  it.each(Object.keys(body).filter((key) => !['message', 'errors', 'request_id', 'conflict'].includes(key)))(
    'never lacks %s',
    (key) => {
      expect(schema.safeParse({ ...body, [key]: undefined }).success).toBe(false);
    },
  );
});

it('says whether it succeeded in no other way', () => {
  expect(statusEnvelope(z.string()).safeParse({ status: 'error', data: 'a' }).success).toBe(false);
  expect(problemSchema.safeParse({ ...PROBLEM, success: true }).success).toBe(false);
  expect(proposedSchema.safeParse({ success: false, message: '', data: { proposal_id: 1 } }).success).toBe(
    false,
  );
  expect(envelope(z.string()).parse({ success: true, data: 'a' })).toEqual({ success: true, data: 'a' });
});

it('an update is any of the fields: what is stored stays where one is missing', () => {
  const update = partialInput(z.object({ title: z.string().default('Untitled'), place: z.string() }));
  expect(update.parse({ place: 'Hall', version: 2 })).toEqual({ place: 'Hall', version: 2 });
  expect(update.parse({})).toEqual({});
  expect(update.safeParse('Hall').success).toBe(false);
});

it.each([
  ['1', 1],
  [2147483647, 2147483647],
  ['2147483648', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1.0', null],
  ['01', null],
  ['0x1', null],
  ['1e1', null],
  ['', null],
  ['new', null],
  [undefined, null],
])('the object of a path with %p is %p', (id, found) => {
  expect(idParams.safeParse({ id }).data?.id ?? null).toBe(found);
});
