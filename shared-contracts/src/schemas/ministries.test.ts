import { ministryInputSchema, ministryQuerySchema } from './ministries';
import { getMessages } from '../testing';

const FORM = {
  name: ' Prayer warriors ',
  description: 'We pray at dawn.',
  leader: ' Akinyi Odhiambo',
  email: ' Akinyi@Demo.test ',
};
const at = (length: number) => 'a'.repeat(length);
const messages = (changes: object) => getMessages(ministryInputSchema, { ...FORM, ...changes });

describe('the form of a ministry', () => {
  it('is at work, of no kind, department and page, unless it says otherwise', () => {
    expect(ministryInputSchema.parse(FORM)).toEqual({
      name: 'Prayer warriors',
      description: 'We pray at dawn.',
      leader: 'Akinyi Odhiambo',
      email: 'akinyi@demo.test',
      meetingTime: null,
      location: null,
      category: 'general',
      isActive: true,
      department: null,
      ministryPage: null,
    });
  });

  it('keeps all that is filled in, and no count of its members', () => {
    const whole = {
      name: 'Prayer warriors',
      description: 'We pray at dawn.',
      leader: 'Akinyi Odhiambo',
      email: 'akinyi@demo.test',
      meetingTime: 'Sundays, 06:00',
      location: 'Prayer room',
      category: 'worship',
      isActive: false,
      department: 'prayer',
      ministryPage: 'prayer_department',
    };
    expect(ministryInputSchema.parse({ ...whole, memberCount: 40 })).toEqual(whole);
  });

  it('takes a choice that is left empty as none', () => {
    expect(ministryInputSchema.parse({ ...FORM, department: '', ministryPage: '' })).toMatchObject({
      department: null,
      ministryPage: null,
    });
  });

  it.each([
    [{ name: '' }, { name: 'Name is required' }],
    [{ description: ' ' }, { description: 'Description is required' }],
    [{ leader: undefined }, { leader: 'Leader is required' }],
    [{ leader: '' }, { leader: 'Leader is required' }],
    [{ email: 'akinyi' }, { email: 'A valid email address is required' }],
    [{ category: 'weather' }, { category: 'Choose a category' }],
    [{ isActive: 'yes' }, { isActive: expect.any(String) }],
    [{ department: 'parking' }, { department: 'Choose a department' }],
    [{ ministryPage: 'parking' }, { ministryPage: 'Choose a page' }],
  ])('judges %j', (changes, expected) => {
    expect(messages(changes)).toEqual(expected);
  });

  it.each([
    ['name', 200],
    ['description', 2000],
    ['leader', 200],
    ['meetingTime', 200],
    ['location', 200],
  ])('takes a %s of %i characters, and not of one more', (field, max) => {
    expect(messages({ [field]: at(max) })).toEqual({});
    expect(messages({ [field]: at(max + 1) })).toEqual({ [field]: `At most ${max} characters` });
  });
});

describe('the list of ministries', () => {
  it('is narrowed by nothing unless it is told', () => {
    expect(ministryQuerySchema.parse({})).toEqual({ page: 1, search: '' });
  });

  it.each([
    ['sort', 'name'],
    ['sort', '-name'],
    ['category', 'outreach'],
    ['status', 'active'],
    ['status', 'inactive'],
    ['department', 'health'],
  ])('may be asked for with the %s %s, and with none that isn’t there', (filter, value) => {
    expect(ministryQuerySchema.parse({ [filter]: value })).toHaveProperty(filter, value);
    expect(getMessages(ministryQuerySchema, { [filter]: 'parking' })).toHaveProperty(filter);
  });
});
