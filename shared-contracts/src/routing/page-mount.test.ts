import { z } from 'zod';
import { MENU_GROUPS, menuPlacementSchema, pageMountFields, sitemapRuleSchema } from './page-mount';
import { getMessages } from '../testing';

const mount = z.object(pageMountFields);

it('the navigation has these places, in this order', () => {
  expect(MENU_GROUPS).toEqual([
    'first',
    'about',
    'ministries',
    'music',
    'evangelism',
    'resources',
    'more',
    'bar',
    'quick',
    'legal',
  ]);
});

describe('a page', () => {
  it.each([
    {},
    {
      aliases: ['/Choir', '/old/choir-1_a'],
      menus: [{ group: 'music', label: 'Choirs of {church}', order: 0 }],
      sitemap: { content: 'about/choirs', items: 'sermons' },
      offline: 'first',
    },
    { aliases: [], menus: [{ group: 'legal', order: 12 }], sitemap: false, offline: 'never' },
    { sitemap: { items: 'events' } },
    { sitemap: {} },
  ])('may say %j', (fields) => {
    expect(mount.parse({ ...fields, secret: 'x' })).toEqual(fields);
  });

  const START = 'An alias starts with / and holds letters, digits, - _ /';
  it.each([
    [{ aliases: ['Choir'] }, { 'aliases.0': START }],
    [{ aliases: ['old/Choir'] }, { 'aliases.0': START }],
    [{ aliases: ['/'] }, { 'aliases.0': START }],
    [{ aliases: ['/Choir', '/Choir?page=2'] }, { 'aliases.1': START }],
    [{ aliases: ['/Choir/'] }, { 'aliases.0': 'An alias has no slash at its end' }],
    [{ aliases: '/Choir' }, { aliases: expect.any(String) }],
    [{ menus: [{ group: 'footer', order: 0 }] }, { 'menus.0.group': expect.any(String) }],
    [{ sitemap: true }, { sitemap: expect.any(String) }],
    [{ offline: 'later' }, { offline: expect.any(String) }],
    [{ offline: '' }, { offline: expect.any(String) }],
  ])('never says %j', (fields, messages) => {
    expect(getMessages(mount, fields)).toEqual(messages);
  });
});

describe('a place in the navigation', () => {
  it.each([
    [{ group: 'bar', order: 0 }, true],
    [{ group: 'bar', order: 0, label: 'a' }, true],
    [{ group: 'bar', order: 0, label: 'a'.repeat(80) }, true],
    [{ group: 'bar', order: 0, label: 'a'.repeat(81) }, false],
    [{ group: 'bar', order: 0, label: '' }, false],
    [{ group: 'bar', order: -1 }, false],
    [{ group: 'bar', order: 0.5 }, false],
    [{ group: 'bar' }, false],
    [{ order: 0 }, false],
    [{ group: 'bar', order: 0, icon: 'harp' }, false],
  ])('%j: %p', (placement, isGood) => {
    expect(menuPlacementSchema.safeParse(placement).success).toBe(isGood);
  });
});

describe('a rule of the sitemap', () => {
  it.each([
    [{ content: 'a' }, true],
    [{ content: 'a'.repeat(80) }, true],
    [{ content: 'a'.repeat(81) }, false],
    [{ content: '' }, false],
    [{ items: 'events' }, true],
    [{ items: 'sermons' }, true],
    [{ items: 'songs' }, false],
    [{ items: '' }, false],
    [{ content: 'songs', priority: 1 }, false],
  ])('%j: %p', (rule, isGood) => {
    expect(sitemapRuleSchema.safeParse(rule).success).toBe(isGood);
  });
});
