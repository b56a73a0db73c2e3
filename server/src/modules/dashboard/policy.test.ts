import { actor } from '@narthex/shared-contracts/testing';
import { activityTypes, figuresFor, visibilityFor } from './policy';

it.each([
  {
    who: 'a youth leader',
    person: actor('leader', 'youth'),
    department: 'youth',
    people: false,
    prayers: false,
    funds: false,
  },
  {
    who: 'a prayer leader',
    person: actor('leader', 'prayer'),
    department: 'prayer',
    people: false,
    prayers: true,
    funds: false,
  },
  {
    who: 'a pastoral leader',
    person: actor('leader', 'pastoral'),
    department: null,
    people: true,
    prayers: true,
    funds: false,
  },
  {
    who: 'a finance leader',
    person: actor('leader', 'finance'),
    department: null,
    people: false,
    prayers: false,
    funds: true,
  },
  {
    who: 'a communication leader',
    person: actor('leader', 'communication'),
    department: null,
    people: true,
    prayers: true,
    funds: true,
  },
  { who: 'an elder', person: actor('elder'), department: null, people: true, prayers: true, funds: true },
])('$who', ({ who, person, department, people, prayers, funds }) => {
  const visibility = visibilityFor(person);
  const hasOversight = person.department === 'communication';
  expect(visibility).toEqual({
    department,
    seesPeople: people,
    seesPrayers: prayers,
    seesFunds: funds,
    approvesContent: hasOversight,
    handlesInquiries: hasOversight,
    followsVisits: people,
    setsUp: hasOversight,
    runsSystem: hasOversight,
    admitsTo: department ?? (hasOversight || person.role === 'elder' ? 'all' : 'none'),
    seesContent: !['a finance leader', 'a pastoral leader'].includes(who),
    proposes: department !== null,
  });
  expect(activityTypes(visibility).includes('member')).toBe(people);
  expect(activityTypes(visibility).includes('prayer')).toBe(prayers);
});

it.each([
  ['the whole church’s, to who reads them', actor('elder', 'youth'), 'all'],
  ['those of their department, to a leader', actor('leader', 'pastoral'), 'pastoral'],
  ['none, to who has no department', actor('leader'), 'none'],
])('shows figures: %s', (_, person, expected) => {
  expect(figuresFor(person)).toBe(expected);
});
