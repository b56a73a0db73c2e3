import { DEPARTMENT_FACTS, type Department } from './departments';
import type { Actor } from './roles';
import { SCOPES, narrowerScope, type Scope } from './scopes';
import { usedScope } from './uses';

/**
 * Names the groups that the table grants capabilities to. A person in several groups gets the widest scope.
 */
type Group =
  | 'member'
  /** Administrators and the communication department belong to this group. */
  | 'oversight'
  /** Pastors and elders belong to this group. */
  | 'clergy'
  | 'pastoral'
  | 'finance'
  /** Leaders of a department with the department dashboard belong to this group. */
  | 'ministry'
  | 'prayer';

type Grants = Readonly<Partial<Record<Group, Scope>>>;

const OVERSIGHT: Grants = { oversight: 'all' };
const ADMIN_AREAS: Grants = { oversight: 'all', clergy: 'all' };
const OWN_DEPARTMENT: Grants = { ...ADMIN_AREAS, ministry: 'department' };
const CHURCH_CONTENT: Grants = { oversight: 'all', ministry: 'propose' };

/**
 * This table alone decides who may do what: the server enforces it, and the browser asks it before it renders
 * a button.
 */
const CAPABILITY_GRANTS = {
  'account.use': { member: 'own' },

  'events.manage': OWN_DEPARTMENT,
  'announcements.manage': OWN_DEPARTMENT,
  'sermons.manage': ADMIN_AREAS,
  'gallery.manage': ADMIN_AREAS,
  'ministries.manage': ADMIN_AREAS,
  'homepage.manage': CHURCH_CONTENT,
  'leaders.manage': CHURCH_CONTENT,
  'projects.manage': CHURCH_CONTENT,
  'services.manage': CHURCH_CONTENT,
  'songs.manage': CHURCH_CONTENT,
  'pages.manage': { ...ADMIN_AREAS, ministry: 'propose' },
  'calendar.manage': { ...ADMIN_AREAS, ministry: 'propose' },

  'prayer.moderate': { ...ADMIN_AREAS, pastoral: 'all', prayer: 'all' },
  'content.approve': OVERSIGHT,
  'users.read': ADMIN_AREAS,
  'users.manage': OVERSIGHT,
  'members.read': { ...ADMIN_AREAS, pastoral: 'all', ministry: 'department' },
  'members.manage': ADMIN_AREAS,
  /** Allows sending the email with which somebody in the register creates an account. */
  'members.invite': OWN_DEPARTMENT,
  /** Allows reading the number of members, without any names. */
  'members.count': { ...ADMIN_AREAS, pastoral: 'all', finance: 'all' },
  'ministry-members.manage': OWN_DEPARTMENT,
  'settings.read': ADMIN_AREAS,
  'settings.manage': OVERSIGHT,
  'notifications.send': OVERSIGHT,
  /**
   * Allows sending broadcasts, which are emails to many, to everybody or to the people of the person's own
   * department.
   */
  'communications.send': {
    oversight: 'all',
    ministry: 'department',
    pastoral: 'department',
    finance: 'department',
  },
  'inquiries.manage': OVERSIGHT,
  /** Allows those who welcome people to read announced visits and to record that a visitor was met. */
  'visits.follow-up': { ...ADMIN_AREAS, pastoral: 'all' },
  'delivery.release': OVERSIGHT,
  'audit.read': OVERSIGHT,
  /** Allows reading the state of the server and the emails that could not be sent. */
  'system.manage': OVERSIGHT,
  /** Allows reading the activities of every department. */
  'departments.read': OVERSIGHT,
  /** Allows editing the description of a department. */
  'department.manage': {
    oversight: 'all',
    ministry: 'department',
    pastoral: 'department',
    finance: 'department',
  },

  /** Allows reading the church-wide figures of the admin areas. */
  'figures.read': ADMIN_AREAS,
  /** Allows reading monthly figures, of the whole church or of the records that one department owns. */
  'reports.read': { ...OWN_DEPARTMENT, pastoral: 'all' },
  /** Allows opening the overview of a leader's dashboard, for the whole church or for one department. */
  'overview.read': { ...OWN_DEPARTMENT, pastoral: 'all', finance: 'all' },
  /** Allows reading the sum that was collected for the church's projects. */
  'funds.read': { ...ADMIN_AREAS, finance: 'all' },
  /** Individual giving is strictly confidential: elders and other departments can't read it. */
  'giving.read': { oversight: 'all', finance: 'all' },
  /**
   * Pastoral care is confidential: even administrators can't read it. No endpoint uses this capability yet,
   * because nothing is stored about pastoral care. The rule stands here so that the first endpoint finds the
   * decision made.
   */
  'care.read': { pastoral: 'all' },
} as const satisfies Readonly<Record<string, Grants>>;

/** Names something that a person may be allowed to do. */
export type Capability = keyof typeof CAPABILITY_GRANTS;

/** Lists every capability of the table. */
export const CAPABILITIES = Object.keys(CAPABILITY_GRANTS) as readonly Capability[];

/** Returns true if at least one group may only propose changes under this capability. */
export const isProposable = (capability: Capability): boolean =>
  Object.values<Scope>(CAPABILITY_GRANTS[capability]).includes('propose');

function departmentGroups(department: Department): Group[] {
  const groups: Group[] = [];
  if (department === 'communication') groups.push('oversight');
  if (department === 'pastoral' || department === 'finance' || department === 'prayer')
    groups.push(department);
  if (DEPARTMENT_FACTS[department].access === 'Department Admin') groups.push('ministry');
  return groups;
}

function listGroups({ role, department }: Actor): Group[] {
  // Administrators choose their department at the leaders' portal, so it adds nothing to their oversight.
  if (role === 'admin') return ['member', 'oversight'];
  return [
    'member',
    ...(role === 'pastor' || role === 'elder' ? (['clergy'] as const) : []),
    ...(department ? departmentGroups(department) : []),
  ];
}

/** Returns true for those who oversee the whole site: administrators and the communication department. */
export const isOversight = (actor: Actor): boolean => listGroups(actor).includes('oversight');

/**
 * Returns a person's scope narrowed to that of a remote's uses. A narrower scope must be one that the table knows for
 * the capability, and a department one that the person has: code that reads a scope expects no other.
 */
function narrowScope(own: Scope, used: Scope, { department }: Actor, grants: Grants): Scope {
  const scope = narrowerScope(own, used);
  if (scope === own) return own;
  const isKnown = Object.values(grants).includes(scope) && (scope !== 'department' || department !== null);
  return isKnown ? scope : 'none';
}

/**
 * Returns how far a person's capability reaches, `none` for a visitor (`null`). Both lists and single objects
 * use it. Through the code of an isolated remote it reaches no farther than the remote's uses.
 */
export function scopeOf(actor: Actor | null, capability: Capability): Scope {
  if (!actor) return 'none';
  const grants: Grants = CAPABILITY_GRANTS[capability];
  const scopes = listGroups(actor).map((group) => grants[group] ?? 'none');
  const own = scopes.reduce((widest, scope) =>
    SCOPES.indexOf(scope) > SCOPES.indexOf(widest) ? scope : widest,
  );
  return actor.uses ? narrowScope(own, usedScope(actor.uses, capability), actor, grants) : own;
}

/** Describes the owner of an object; `department: null` means that it belongs to the whole church. */
export interface Owned {
  readonly department?: Department | null;
  /** Lists the departments of an object that belongs to several, such as a person; one match is enough. */
  readonly departments?: readonly Department[];
  /** Holds the id of the owning account; the scope `own` compares it. */
  readonly userId?: number | null;
}

const belongsTo = ({ department = null, departments = [] }: Owned, own: Department | null): boolean =>
  own !== null && (department === own || departments.includes(own));

/**
 * Returns what happens when a person changes this object: `apply` at once, `propose` for approval, or
 * `refuse`. Without an object it decides for a new one, which will belong to the person's own department or
 * account.
 */
export function decideScope(
  actor: Actor | null,
  capability: Capability,
  subject?: Owned,
): 'apply' | 'propose' | 'refuse' {
  switch (scopeOf(actor, capability)) {
    case 'all':
      return 'apply';
    case 'department':
      return !subject || belongsTo(subject, actor?.department ?? null) ? 'apply' : 'refuse';
    case 'own':
      return !subject || subject.userId === actor?.id ? 'apply' : 'refuse';
    case 'propose':
      return 'propose';
    case 'none':
      return 'refuse';
  }
}

/**
 * Returns true if a person may change this object, at once or by a proposal. Buttons, drafts and inactive
 * records are shown only then.
 */
export const canEdit = (actor: Actor | null, capability: Capability, subject?: Owned): boolean =>
  decideScope(actor, capability, subject) !== 'refuse';

/**
 * Returns true if a person manages any content; only then are texts returned in the form that editors need.
 */
export const canManage = (actor: Actor | null): boolean =>
  CAPABILITIES.some((name) => name.endsWith('.manage') && canEdit(actor, name));

/** Returns what a list of editable records is restricted to: everything, one department, or nothing. */
export function editableDepartment(actor: Actor | null, capability: Capability): 'all' | 'none' | Department {
  const scope = scopeOf(actor, capability);
  if (scope === 'all' || scope === 'propose') return 'all';
  return (scope === 'department' && actor?.department) || 'none';
}
