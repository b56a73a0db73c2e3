import { DEPARTMENT_FACTS, type Department } from './departments';
import type { Actor } from './roles';

/**
 * How far a capability reaches, from narrowest to widest.
 * - `none`: not at all
 * - `own`: the person's own account and what hangs on it
 * - `propose`: a change of the whole church's content, which takes effect once it is approved
 * - `department`: what belongs to the person's own department
 * - `all`: everything
 */
export const SCOPES = ['none', 'own', 'propose', 'department', 'all'] as const;
/** How far a capability reaches: all, the own department, own things, proposals, nothing. */
export type Scope = (typeof SCOPES)[number];

/** Groups of people that the table speaks of. A person may be in several: the widest scope counts. */
type Group =
  | 'member'
  /** The administrator role, and the communication department. */
  | 'oversight'
  /** Pastors and elders. */
  | 'clergy'
  | 'pastoral'
  | 'finance'
  /** Leaders of a department with the department dashboard. */
  | 'ministry'
  | 'prayer';

type Grants = Readonly<Partial<Record<Group, Scope>>>;

const OVERSIGHT: Grants = { oversight: 'all' };
const ADMIN_AREAS: Grants = { oversight: 'all', clergy: 'all' };
const OWN_DEPARTMENT: Grants = { ...ADMIN_AREAS, ministry: 'department' };
const CHURCH_CONTENT: Grants = { oversight: 'all', ministry: 'propose' };

/** The one table of who may do what: the server enforces it, the browser asks it before it renders a button. */
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
  /** Sending somebody in the register the email that makes an account. */
  'members.invite': OWN_DEPARTMENT,
  /** How many members there are, without a name. */
  'members.count': { ...ADMIN_AREAS, pastoral: 'all', finance: 'all' },
  'ministry-members.manage': OWN_DEPARTMENT,
  'settings.read': ADMIN_AREAS,
  'settings.manage': OVERSIGHT,
  'notifications.send': OVERSIGHT,
  /** Broadcasts, which are emails to many: to anyone, or to the people of one's own department. */
  'communications.send': {
    oversight: 'all',
    ministry: 'department',
    pastoral: 'department',
    finance: 'department',
  },
  'inquiries.manage': OVERSIGHT,
  /** Who said that they will come: those who welcome people see them, and say that they were met. */
  'visits.follow-up': { ...ADMIN_AREAS, pastoral: 'all' },
  'delivery.release': OVERSIGHT,
  'audit.read': OVERSIGHT,
  /** How the server is doing, and emails that were given up. */
  'system.manage': OVERSIGHT,
  /** What every department does. */
  'departments.read': OVERSIGHT,
  /** What a department says about itself. */
  'department.manage': {
    oversight: 'all',
    ministry: 'department',
    pastoral: 'department',
    finance: 'department',
  },

  /** Church-wide figures of the admin areas. */
  'figures.read': ADMIN_AREAS,
  /** Figures by month: the whole church's, or those of what one department owns. */
  'reports.read': { ...OWN_DEPARTMENT, pastoral: 'all' },
  /** The overview of a leader's own dashboard: the whole church's, or one department's. */
  'overview.read': { ...OWN_DEPARTMENT, pastoral: 'all', finance: 'all' },
  /** What was gathered for the church's projects, as a sum. */
  'funds.read': { ...ADMIN_AREAS, finance: 'all' },
  /** Individual giving is strictly confidential: no elder, no other department. */
  'giving.read': { oversight: 'all', finance: 'all' },
  /**
   * Pastoral care is confidential: not even the administrator. Nothing is stored about it yet, so no endpoint asks for
   * this; it stands here so that the first one that does finds the decision made.
   */
  'care.read': { pastoral: 'all' },
} as const satisfies Readonly<Record<string, Grants>>;

/** The name of something that a person may be allowed to do. */
export type Capability = keyof typeof CAPABILITY_GRANTS;

/** Every capability there is. */
export const CAPABILITIES = Object.keys(CAPABILITY_GRANTS) as readonly Capability[];

/** Whether there is anybody whose change under this capability waits for approval. */
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
  // The department of an administrator is the one they chose at the leaders' portal: it adds nothing to oversight.
  if (role === 'admin') return ['member', 'oversight'];
  return [
    'member',
    ...(role === 'pastor' || role === 'elder' ? (['clergy'] as const) : []),
    ...(department ? departmentGroups(department) : []),
  ];
}

/** How far a person's capability reaches; `none` for a visitor (`null`). Narrows lists as well as single objects. */
export function scopeOf(actor: Actor | null, capability: Capability): Scope {
  if (!actor) return 'none';
  const grants: Grants = CAPABILITY_GRANTS[capability];
  const scopes = listGroups(actor).map((group) => grants[group] ?? 'none');
  return scopes.reduce((widest, scope) => (SCOPES.indexOf(scope) > SCOPES.indexOf(widest) ? scope : widest));
}

/** What an object says of whom it belongs to; `department: null` is the whole church's. */
export interface Owned {
  readonly department?: Department | null;
  /** Where it belongs to several departments at once, as a person does; one of them is enough. */
  readonly departments?: readonly Department[];
  /** The account it belongs to, for the scope `own`. */
  readonly userId?: number | null;
}

const belongsTo = ({ department = null, departments = [] }: Owned, own: Department | null): boolean =>
  own !== null && (department === own || departments.includes(own));

/**
 * Whether a person's capability covers this object: `apply` at once, `propose` for approval, or `refuse`. Without an
 * object it decides for a new one, which will belong to the person's own department or account.
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

/** Whether a person may change this object, at once or by a proposal: what decides over buttons, drafts and inactive things. */
export const canEdit = (actor: Actor | null, capability: Capability, subject?: Owned): boolean =>
  decideScope(actor, capability, subject) !== 'refuse';

/** Whether a person manages anything at all: who is shown texts as editors need them. */
export const canManage = (actor: Actor | null): boolean =>
  CAPABILITIES.some((name) => name.endsWith('.manage') && canEdit(actor, name));

/** What a person edits, as a list narrows it: everything, one department's, or nothing. */
export function editableDepartment(actor: Actor | null, capability: Capability): 'all' | 'none' | Department {
  const scope = scopeOf(actor, capability);
  if (scope === 'all' || scope === 'propose') return 'all';
  return (scope === 'department' && actor?.department) || 'none';
}
