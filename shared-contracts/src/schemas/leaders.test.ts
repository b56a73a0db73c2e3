import { leaderFieldsSchema, leaderInputSchema, leaderQuerySchema } from './leaders';
import { getMessages } from '../testing';

const FORM = { name: ' James Otieno ', title: 'Chaplain', category: 'pastoral' };
const at = (length: number) => 'a'.repeat(length);
const messages = (changes: object) => getMessages(leaderFieldsSchema, { ...FORM, ...changes });
const saved = (changes: object) => leaderFieldsSchema.parse({ ...FORM, ...changes });

describe('the form of a leader', () => {
  it('is a serving leader of whom no more is known, unless it says otherwise', () => {
    expect(saved({})).toEqual({
      name: 'James Otieno',
      title: 'Chaplain',
      category: 'pastoral',
      image: null,
      email: null,
      phone: null,
      quote: null,
      years_of_service: null,
      education: null,
      specialties: [],
      achievements: [],
      languages: [],
      biography: null,
      linkedin_url: null,
      facebook_url: null,
      status: 'active',
    });
  });

  it('keeps all that is filled in, and nothing that it doesn’t know', () => {
    const whole = {
      name: 'Akinyi Odhiambo',
      title: 'Elder',
      category: 'elders',
      image: '/media/akinyi.jpg',
      email: 'akinyi@demo.test',
      phone: '0700 000 044',
      quote: 'Grace is enough.',
      years_of_service: 12,
      education: 'MA in Theology',
      specialties: ['Counselling'],
      achievements: ['Began the clinic', 'Led the choir'],
      languages: ['English', 'Kiswahili', 'Dholuo'],
      biography: 'She grew up in Kisumu.',
      linkedin_url: 'https://linkedin.example/akinyi',
      facebook_url: 'https://facebook.example/akinyi',
      status: 'inactive',
    };
    expect(leaderFieldsSchema.parse({ ...whole, salary: 1 })).toEqual(whole);
  });

  it.each([
    [{ name: '' }, { name: 'Name is required' }],
    [{ title: ' ' }, { title: 'Title is required' }],
    [{ category: '' }, { category: 'Category is required' }],
    [{ category: undefined }, { category: 'Category is required' }],
    [{ email: 'james' }, { email: 'A valid email address is required' }],
    [{ years_of_service: 'many' }, { years_of_service: 'Years must be a whole number' }],
    [{ years_of_service: 1.5 }, { years_of_service: 'Years must be a whole number' }],
    [{ years_of_service: -1 }, { years_of_service: 'Years must be a whole number' }],
    [{ years_of_service: 0 }, {}],
    [{ years_of_service: '100' }, {}],
    [{ years_of_service: 101 }, { years_of_service: 'Years must be a whole number' }],
    [{ linkedin_url: 'linkedin' }, { linkedin_url: 'A link starts with / or https://' }],
    [{ facebook_url: '//evil.example' }, { facebook_url: 'A link starts with / or https://' }],
    [{ status: 'retired' }, { status: 'Status is required' }],
    [{ status: 'active' }, {}],
  ])('judges %j', (changes, expected) => {
    expect(messages(changes)).toEqual(expected);
  });

  it.each([
    ['name', 200],
    ['title', 200],
    ['image', 500],
    ['quote', 500],
    ['education', 200],
    ['biography', 5000],
  ])('takes a %s of %i characters, and not of one more', (field, max) => {
    expect(messages({ [field]: at(max) })).toEqual({});
    expect(messages({ [field]: at(max + 1) })).toEqual({ [field]: `At most ${max} characters` });
  });

  it.each([
    ['', null],
    [null, null],
    [undefined, null],
    [' James@Demo.test ', 'james@demo.test'],
  ])('with the email address %p keeps %p', (email, kept) => {
    expect(saved({ email }).email).toBe(kept);
  });

  const lists = ['specialties', 'achievements', 'languages'] as const;

  it.each([
    ['English', ['English']],
    [' English, Kiswahili ,,Dholuo, ', ['English', 'Kiswahili', 'Dholuo']],
    [
      [' English ', '', '  ', 'Greek, old'],
      ['English', 'Greek, old'],
    ],
    ['', []],
    [[], []],
    [null, []],
    [undefined, []],
  ])('reads the list %j as %j', (list, kept) => {
    for (const field of lists) expect(saved({ [field]: list })[field]).toEqual(kept);
  });

  it.each(lists)('has at most 30 %s, of at most 100 characters', (field) => {
    expect(messages({ [field]: Array(30).fill(at(100)) })).toEqual({});
    expect(messages({ [field]: Array(31).fill('a') })).toEqual({ [field]: 'At most 30' });
    expect(messages({ [field]: ['a', at(101)] })).toEqual({ [`${field}.1`]: 'At most 100 characters' });
    expect(messages({ [field]: 7 })).toHaveProperty(field);
  });
});

describe('the title of a leader', () => {
  const { title: _, ...untitled } = FORM;

  it.each([
    [{ position: 'Elder' }, 'Elder'],
    [{ title: 'Chaplain' }, 'Chaplain'],
    [{ title: 'Chaplain', position: 'Elder' }, 'Chaplain'],
  ])('of %j is %p', (changes, title) => {
    const leader = leaderInputSchema.parse({ ...untitled, ...changes });
    expect(leader).toMatchObject({ name: 'James Otieno', title });
    expect(leader).not.toHaveProperty('position');
  });

  it.each([
    [{}, 'Title is required'],
    [{ position: '' }, 'Title is required'],
    [{ title: '', position: 'Elder' }, 'Title is required'],
  ])('is missing from %j', (changes, title) => {
    expect(getMessages(leaderInputSchema, { ...untitled, ...changes })).toEqual({ title });
  });

  it.each([null, undefined, 'Chaplain'])('isn’t looked for in %p', (body) => {
    expect(getMessages(leaderInputSchema, body)).toEqual({ '': expect.any(String) });
  });
});

it('the list of leaders is narrowed by nothing unless it is told', () => {
  expect(leaderQuerySchema.parse({})).toEqual({ page: 1, search: '' });
  expect(leaderQuerySchema.parse({ category: 'deacons', status: 'active', sort: '-name' })).toEqual({
    page: 1,
    search: '',
    category: 'deacons',
    status: 'active',
    sort: '-name',
  });
});
