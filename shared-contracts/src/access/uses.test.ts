import { actor } from '../testing';
import { scopeOf } from './capabilities';
import { USE_PATTERN, intersectUses, missingUses, usedScope, usesPublicEndpoint } from './uses';

describe('through an isolated remote', () => {
  const through = (uses: readonly string[], role: Parameters<typeof actor>[0] = 'admin') => ({
    ...actor(role),
    uses,
  });

  it('a person may do what its uses name, and no more than they may themselves', () => {
    expect(scopeOf(through(['events.manage']), 'events.manage')).toBe('all');
    expect(scopeOf(through(['events.manage']), 'users.manage')).toBe('none');
    expect(scopeOf(through(['events.manage'], 'member'), 'events.manage')).toBe('none');
    expect(scopeOf(through([]), 'account.use')).toBe('none');
  });

  it('a scope narrows what a person may do, and never widens it', () => {
    const admin = { ...actor('admin', 'music'), uses: ['events.manage:department'] };
    expect(scopeOf(admin, 'events.manage')).toBe('department');
    const leader = { ...actor('leader', 'music'), uses: ['events.manage:all'] };
    expect(scopeOf(leader, 'events.manage')).toBe('department');
    expect(scopeOf(through(['songs.manage:propose']), 'songs.manage')).toBe('propose');
  });

  it.each([
    ['a department that the person has not', actor('admin'), 'events.manage:department', 'events.manage'],
    [
      'proposals where nothing is proposed',
      actor('leader', 'music'),
      'events.manage:propose',
      'events.manage',
    ],
    ['one’s own where nothing is', actor('admin'), 'members.read:own', 'members.read'],
    [
      'a department of a capability for all',
      actor('admin', 'music'),
      'settings.manage:department',
      'settings.manage',
    ],
  ] as const)(
    'a scope that the capability does not know reaches nothing: %s',
    (_, person, use, capability) => {
      expect(scopeOf({ ...person, uses: [use] }, capability)).toBe('none');
    },
  );
});

it('the widest of several scopes counts', () => {
  expect(usedScope(['songs.manage:own', 'songs.manage:propose'], 'songs.manage')).toBe('propose');
  expect(usedScope(['songs.manager'], 'songs.manage')).toBe('none');
});

it('public calls are used by their name, reads also by that of their group', () => {
  const rsvp = { name: 'rsvps.update', method: 'PUT' };
  expect(usesPublicEndpoint(['rsvps.update'], rsvp)).toBe(true);
  expect(usesPublicEndpoint(['rsvps.read'], rsvp)).toBe(false);
  expect(usesPublicEndpoint(['events.read'], { name: 'events.list', method: 'GET' })).toBe(true);
  expect(usesPublicEndpoint(['events.read'], { name: 'eventsSecret.list', method: 'GET' })).toBe(false);
});

it.each([
  'events',
  'events.manage:none',
  '*',
  'events.*',
  'events.manage:',
  '.manage',
  'events.manage events.read',
])('%s is no use', (use) => expect(USE_PATTERN.test(use)).toBe(false));

describe('what two lists of uses have in common', () => {
  it.each([
    [['events.read'], ['events.read'], ['events.read'], []],
    [['events.manage'], ['events.manage:department'], ['events.manage:department'], ['events.manage']],
    [['events.manage:department'], ['events.manage'], ['events.manage:department'], []],
    [
      ['events.manage', 'users.read'],
      ['users.read:own'],
      ['users.read:own'],
      ['events.manage', 'users.read'],
    ],
    [['events.manage:own', 'events.manage:department'], ['events.manage'], ['events.manage:department'], []],
    [['rsvps.update'], [], [], ['rsvps.update']],
    [[], ['events.read'], [], []],
  ])('%j and %j', (asked, allowed, both, missing) => {
    expect(intersectUses(asked, allowed)).toEqual(both);
    expect(missingUses(asked, allowed)).toEqual(missing);
  });
});
