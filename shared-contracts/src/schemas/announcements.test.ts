import { announcementInputSchema, announcementQuerySchema, announcementSchema } from './announcements';
import { getMessages } from '../testing';

const FORM = { title: ' Camp meeting ', content: 'The tents open on Friday.' };
const at = (length: number) => 'a'.repeat(length);
const messages = (changes: object) => getMessages(announcementInputSchema, { ...FORM, ...changes });
const saved = (changes: object) => announcementInputSchema.parse({ ...FORM, ...changes });

describe('the form of an announcement', () => {
  it('is shown to all, without an end, and asks nothing of anyone, unless it says otherwise', () => {
    expect(saved({})).toEqual({
      title: 'Camp meeting',
      content: 'The tents open on Friday.',
      category: 'general',
      priority: 'medium',
      start_date: null,
      end_date: null,
      is_active: true,
      is_featured: false,
      target_audience: 'all',
      contact_info: null,
      action_required: null,
      action_deadline: null,
      image_url: null,
      event_time: null,
      event_location: null,
      link_url: null,
    });
  });

  it('keeps all that is filled in, and nothing that it doesn’t know', () => {
    const whole = {
      title: 'Camp meeting',
      content: 'The tents open on Friday.',
      category: 'outreach',
      priority: 'urgent',
      start_date: '2026-11-20',
      end_date: '2026-11-28',
      is_active: false,
      is_featured: true,
      target_audience: 'students',
      contact_info: 'akinyi@demo.test',
      action_required: 'Bring a blanket',
      action_deadline: '2026-11-24',
      image_url: '/media/tents.jpg',
      event_time: 'Friday, 18:30',
      event_location: 'Main Assembly Hall',
      link_url: '/Events/12',
    };
    expect(announcementInputSchema.parse({ ...whole, is_shown: true })).toEqual(whole);
  });

  it.each([
    [{ title: ' ' }, { title: 'Title is required' }],
    [{ title: undefined }, { title: 'Title is required' }],
    [{ content: '' }, { content: 'Content is required' }],
    [{ category: 'weather' }, { category: 'Choose a category' }],
    [{ priority: 'highest' }, { priority: 'Choose a priority' }],
    [{ target_audience: 'children' }, { target_audience: 'Choose an audience' }],
    [{ start_date: 'soon' }, { start_date: 'A date looks like 2026-11-28' }],
    [{ end_date: '2026-11-31' }, { end_date: 'A date looks like 2026-11-28' }],
    [{ action_deadline: '28.11.2026' }, { action_deadline: 'A date looks like 2026-11-28' }],
    [{ link_url: 'javascript:alert(1)' }, { link_url: 'A link starts with / or https://' }],
    [{ is_active: 'yes' }, { is_active: expect.any(String) }],
    [{ is_featured: 'yes' }, { is_featured: expect.any(String) }],
  ])('judges %j', (changes, expected) => {
    expect(messages(changes)).toEqual(expected);
  });

  it.each([
    ['title', 200],
    ['content', 5000],
    ['contact_info', 200],
    ['image_url', 500],
    ['event_time', 60],
    ['event_location', 200],
  ])('takes a %s of %i characters, and not of one more', (field, max) => {
    expect(messages({ [field]: at(max) })).toEqual({});
    expect(messages({ [field]: at(max + 1) })).toEqual({ [field]: `At most ${max} characters` });
  });

  const TOO_EARLY = { end_date: 'The last day is before the first' };
  it.each([
    ['2026-11-28', '2026-11-28', {}],
    ['2026-11-28', '2026-11-29', {}],
    ['2026-11-28', '2026-11-27', TOO_EARLY],
    ['2026-11-28', '', {}],
    ['', '2026-11-27', {}],
    ['', '', {}],
    [null, '2026-11-27', {}],
  ])('lasts from %p to %p', (start_date, end_date, expected) => {
    expect(messages({ start_date, end_date })).toEqual(expected);
  });

  it.each([
    [true, 'Action required'],
    ['true', 'Action required'],
    [false, null],
    ['false', null],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
    [' Bring a blanket ', 'Bring a blanket'],
    [at(200), at(200)],
  ])('asked for the action %p, it shows %p', (action_required, shown) => {
    expect(saved({ action_required }).action_required).toBe(shown);
  });

  it.each([at(201), 7])('takes no action such as %p', (action_required) => {
    expect(messages({ action_required })).toHaveProperty('action_required');
  });
});

describe('the list of announcements', () => {
  it('shows all of them, and not only what one manages, unless it is told', () => {
    expect(announcementQuerySchema.parse({})).toEqual({
      page: 1,
      search: '',
      featured: false,
      active: false,
      mine: false,
      filter: 'all',
    });
  });

  it('can be narrowed by all of its filters at once', () => {
    const query = { featured: 'true', active: '1', mine: 'on', category: 'worship', priority: 'low' };
    expect(announcementQuerySchema.parse(query)).toMatchObject({
      featured: true,
      active: true,
      mine: true,
      category: 'worship',
      priority: 'low',
    });
  });

  it.each(['all', 'active', 'inactive', 'featured', 'general', 'urgent'])('has the filter %s', (filter) => {
    expect(announcementQuerySchema.parse({ filter }).filter).toBe(filter);
  });

  it.each(['', 'mine', 'weather'])('has no filter %p', (filter) => {
    expect(getMessages(announcementQuerySchema, { filter })).toHaveProperty('filter');
  });
});

describe('an announcement as it is read', () => {
  const ANNOUNCEMENT = {
    id: 3,
    title: 'Camp meeting',
    content: 'The tents open on Friday.',
    category: 'outreach',
    priority: 'high',
    start_date: '2026-11-20',
    end_date: '2026-11-28',
    is_active: true,
    is_featured: false,
    target_audience: 'students',
    contact_info: 'akinyi@demo.test',
    action_required: 'Bring a blanket',
    action_deadline: '2026-11-24',
    image_url: '/media/tents.jpg',
    event_time: 'Friday, 18:30',
    event_location: 'Main Assembly Hall',
    link_url: '/Events/12',
    created_at: '2026-11-01T06:00:00.000Z',
    department: 'youth',
    is_shown: true,
    version: 2,
    translations: { sw: { title: 'Mkutano wa kambi' } },
    untranslated: ['content'],
  };

  it('carries all of its fields, and no other', () => {
    expect(announcementSchema.parse({ ...ANNOUNCEMENT, author_email: 'akinyi@demo.test' })).toEqual(
      ANNOUNCEMENT,
    );
  });

  it('may have no dates, no action, no place, and no department', () => {
    const bare = {
      ...ANNOUNCEMENT,
      start_date: null,
      end_date: null,
      contact_info: null,
      action_required: null,
      action_deadline: null,
      image_url: null,
      event_time: null,
      event_location: null,
      link_url: null,
      department: null,
    };
    expect(announcementSchema.parse(bare)).toEqual(bare);
  });

  it.each([
    ['category', 'weather'],
    ['priority', 'highest'],
    ['target_audience', 'children'],
    ['department', 'parking'],
    ['version', 1.5],
    ['is_shown', 'true'],
  ])('never has the %s %p', (field, value) => {
    expect(announcementSchema.safeParse({ ...ANNOUNCEMENT, [field]: value }).success).toBe(false);
  });
});
