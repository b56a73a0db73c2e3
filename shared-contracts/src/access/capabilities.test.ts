import { allows } from './access';
import {
  CAPABILITIES,
  canEdit,
  canManage,
  decideScope,
  editableDepartment,
  isProposable,
  scopeOf,
  type Capability,
} from './capabilities';
import { DEPARTMENTS } from './departments';
import { ROLES } from './roles';
import { SCOPES } from './scopes';
import { actor } from '../testing';

const ELDER = actor('elder');
const ADMINISTRATOR = actor('admin');
const YOUTH = actor('leader', 'youth');

const PEOPLE = {
  member: [actor('member')],
  pastor: [actor('pastor')],
  elder: [ELDER],
  // Administrators choose the department at the leaders' portal, so it must change nothing here.
  administrator: [ADMINISTRATOR, ...DEPARTMENTS.map((department) => actor('admin', department))],
  communication: [actor('leader', 'communication')],
  pastoral: [actor('leader', 'pastoral')],
  finance: [actor('leader', 'finance')],
  prayer: [actor('leader', 'prayer')],
  ministries: (['youth', 'music', 'health', 'education'] as const).map((department) =>
    actor('leader', department),
  ),
};

/** The table shows how far each capability reaches. A dot means `none`; visitors have no capability. */
const TABLE = `
                       member  pastor  elder  administrator  communication  pastoral  finance  prayer      ministries
  account.use          own     own     own    own            own            own       own      own         own

  events.manage        .       all     all    all            all            .         .        department  department
  announcements.manage .       all     all    all            all            .         .        department  department
  sermons.manage       .       all     all    all            all            .         .        .           .
  gallery.manage       .       all     all    all            all            .         .        .           .
  ministries.manage    .       all     all    all            all            .         .        .           .
  homepage.manage      .       .       .      all            all            .         .        propose     propose
  leaders.manage       .       .       .      all            all            .         .        propose     propose
  projects.manage      .       .       .      all            all            .         .        propose     propose
  services.manage      .       .       .      all            all            .         .        propose     propose
  songs.manage         .       .       .      all            all            .         .        propose     propose
  pages.manage         .       all     all    all            all            .         .        propose     propose
  calendar.manage      .       all     all    all            all            .         .        propose     propose

  prayer.moderate      .       all     all    all            all            all       .        all         .
  content.approve      .       .       .      all            all            .         .        .           .
  users.read           .       all     all    all            all            .         .        .           .
  users.manage         .       .       .      all            all            .         .        .           .
  members.read         .       all     all    all            all            all       .        department  department
  members.manage       .       all     all    all            all            .         .        .           .
  members.invite       .       all     all    all            all            .         .        department  department
  members.count        .       all     all    all            all            all       all      .           .
  ministry-members.manage .    all     all    all            all            .         .        department  department
  settings.read        .       all     all    all            all            .         .        .           .
  settings.manage      .       .       .      all            all            .         .        .           .
  notifications.send   .       .       .      all            all            .         .        .           .
  communications.send  .       .       .      all            all            department department department department
  inquiries.manage     .       .       .      all            all            .         .        .           .
  visits.follow-up     .       all     all    all            all            all       .        .           .
  delivery.release     .       .       .      all            all            .         .        .           .
  audit.read           .       .       .      all            all            .         .        .           .
  system.manage        .       .       .      all            all            .         .        .           .
  departments.read     .       .       .      all            all            .         .        .           .
  department.manage    .       .       .      all            all            department department department department

  figures.read         .       all     all    all            all            .         .        .           .
  reports.read         .       all     all    all            all            all       .        department  department
  overview.read        .       all     all    all            all            all       all      department  department
  funds.read           .       all     all    all            all            .         all      .           .
  giving.read          .       .       .      all            all            .         all      .           .
  care.read            .       .       .      .              .              all       .        .           .
`;

const [columns = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
  .filter((cells) => cells.length > 1);

const CASES = rows.flatMap(([capability, ...scopes]) =>
  scopes.map((scope, column) => [columns[column], capability, scope === '.' ? 'none' : scope] as const),
);

describe('who may do what', () => {
  it.each(CASES)('%s, %s: %s', (person, capability, scope) => {
    const people = PEOPLE[person as keyof typeof PEOPLE];
    expect(people.map((someone) => scopeOf(someone, capability as Capability))).toEqual(
      people.map(() => scope),
    );
  });

  it('is said of every capability', () => {
    expect(rows.map(([capability]) => capability)).toEqual(CAPABILITIES);
  });

  it.each(CAPABILITIES)('is nothing for visitors: %s', (capability) => {
    expect(scopeOf(null, capability)).toBe('none');
  });

  it('reaches as far as the widest of what somebody is', () => {
    expect(SCOPES).toEqual(['none', 'own', 'propose', 'department', 'all']);
    expect(scopeOf(actor('elder', 'youth'), 'events.manage')).toBe('all');
    expect(scopeOf(actor('elder', 'youth'), 'homepage.manage')).toBe('propose');
    expect(scopeOf(actor('pastor', 'finance'), 'giving.read')).toBe('all');
    expect(scopeOf(actor('pastor', 'pastoral'), 'care.read')).toBe('all');
  });
});

describe('a change', () => {
  it.each([
    ['of everything, by who manages everything', ELDER, 'events.manage', { department: 'music' }, 'apply'],
    ['of the whole church’s, by who manages everything', ELDER, 'events.manage', {}, 'apply'],
    ['of the own department’s', YOUTH, 'events.manage', { department: 'youth' }, 'apply'],
    ['of another department’s', YOUTH, 'events.manage', { department: 'music' }, 'refuse'],
    ['of the whole church’s, by a department', YOUTH, 'events.manage', { department: null }, 'refuse'],
    ['of what names no department, by a department', YOUTH, 'events.manage', {}, 'refuse'],
    [
      'of who is of the own department too',
      YOUTH,
      'members.read',
      { departments: ['music', 'youth'] },
      'apply',
    ],
    ['of who is of other departments', YOUTH, 'members.read', { departments: ['music'] }, 'refuse'],
    ['of a new thing of the own department', YOUTH, 'events.manage', undefined, 'apply'],
    ['of the whole church’s content, by a department', YOUTH, 'homepage.manage', undefined, 'propose'],
    ['of the own account', YOUTH, 'account.use', { userId: 1 }, 'apply'],
    ['of another account', YOUTH, 'account.use', { userId: 2 }, 'refuse'],
    ['of nobody’s account', YOUTH, 'account.use', { userId: null }, 'refuse'],
    ['of a new thing of the own account', YOUTH, 'account.use', undefined, 'apply'],
    ['without the capability', YOUTH, 'users.manage', undefined, 'refuse'],
    ['by a visitor', null, 'account.use', undefined, 'refuse'],
  ] as const)('%s', (_, who, capability, subject, decision) => {
    expect(decideScope(who, capability, subject)).toBe(decision);
    expect(canEdit(who, capability, subject)).toBe(decision !== 'refuse');
  });
});

describe('what a list shows to be edited', () => {
  it.each([
    ['everything', ELDER, 'events.manage', 'all'],
    ['everything, where a change is a proposal', YOUTH, 'homepage.manage', 'all'],
    ['one department’s', YOUTH, 'events.manage', 'youth'],
    ['nothing', YOUTH, 'users.manage', 'none'],
    ['nothing of what is one’s own', YOUTH, 'account.use', 'none'],
    ['nothing to a visitor', null, 'events.manage', 'none'],
  ] as const)('%s', (_, who, capability, expected) => {
    expect(editableDepartment(who, capability)).toBe(expected);
  });
});

it.each([
  ['a visitor', null, false],
  ['a member', actor('member'), false],
  ['an elder', ELDER, true],
  ['a leader of a ministry', YOUTH, true],
  ['a leader of finance', actor('leader', 'finance'), true],
  ['an administrator', actor('admin'), true],
] as const)('what %s manages, if anything', (_, who, expected) => {
  expect(canManage(who)).toBe(expected);
});

it.each([
  ['songs.manage', true],
  ['calendar.manage', true],
  ['events.manage', false],
  ['account.use', false],
] as const)('a change under %s may wait for approval: %s', (capability, expected) => {
  expect(isProposable(capability)).toBe(expected);
});

it.each(['content.approve', 'ministry-members.manage', 'delivery.release', 'system.manage'] as const)(
  'whoever has %s for the whole church may open the administration, where notifications lead',
  (capability) => {
    const notified = Object.values(PEOPLE)
      .flat()
      .filter((person) => scopeOf(person, capability) === 'all');
    expect(notified).not.toEqual([]);
    expect(notified.filter((person) => !allows('admin', person))).toEqual([]);
  },
);

/**
 * The tests of the dashboards check one role or department at a time. That is enough only while nobody gains
 * a capability by having both, because the menus of both lead to each other.
 */
it.each(
  ROLES.filter((role) => role !== 'admin').flatMap((role) =>
    DEPARTMENTS.map((department) => [role, department] as const),
  ),
)('gives a %s of %s what the one or the other may do, and no more', (role, department) => {
  const offices = [actor(role), actor('leader', department)];
  for (const capability of CAPABILITIES) {
    const widest = Math.max(...offices.map((office) => SCOPES.indexOf(scopeOf(office, capability))));
    expect([capability, scopeOf(actor(role, department), capability)]).toEqual([capability, SCOPES[widest]]);
  }
});
