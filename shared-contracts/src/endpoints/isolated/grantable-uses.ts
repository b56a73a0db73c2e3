import { splitUse } from '../../access/uses';

/** Lists how much harm the code of a remote could do with a use, from the least to the most. */
export const USE_RISKS = ['low', 'medium', 'high', 'very-high'] as const;
/**
 * Names how much harm the code of a remote could do with a use.
 * - `low`: it reads what is public, or figures without names
 * - `medium`: it changes content, or what belongs to the person themselves
 * - `high`: it reads people's data
 * - `very-high`: it sends to many, or changes people or settings
 */
export type UseRisk = (typeof USE_RISKS)[number];

interface GrantableUse {
  readonly risk: UseRisk;
  /** Names a narrower scope that is enough for most remotes. */
  readonly narrower?: 'department' | 'propose';
}

const READ = { risk: 'low' } as const;
const POST = { risk: 'medium' } as const;
const CONTENT = { risk: 'medium' } as const;
const OWN_CONTENT = { risk: 'medium', narrower: 'department' } as const;
const CHURCH_CONTENT = { risk: 'medium', narrower: 'propose' } as const;
const PEOPLE = { risk: 'high' } as const;
const OWN_PEOPLE = { risk: 'high', narrower: 'department' } as const;

/**
 * Lists every use that a grant may allow: capabilities, posts that anybody may make, and the public reads of a
 * group. What isn't listed is never open to an isolated remote, such as sign-in, accounts and their roles, approval
 * of changes, delivery, the audit log and the state of the server.
 */
const USES = {
  'account.use': POST,

  'events.read': READ,
  'rsvps.read': READ,
  'rsvps.update': POST,
  'waitingList.join': POST,
  'waitingList.leave': POST,
  // Attendee lists belong to it.
  'events.manage': OWN_PEOPLE,
  'announcements.read': READ,
  'announcements.manage': OWN_CONTENT,
  'calendar.read': READ,
  'programme.read': READ,
  'calendar.manage': CHURCH_CONTENT,
  'services.read': READ,
  'services.manage': CHURCH_CONTENT,
  'sermons.read': READ,
  'sermons.manage': CONTENT,
  'songs.read': READ,
  'songs.manage': CHURCH_CONTENT,
  'gallery.read': READ,
  'gallery.manage': CONTENT,

  'homepage.read': READ,
  'sections.read': READ,
  'slides.read': READ,
  'studyAndMission.read': READ,
  'homepage.manage': CHURCH_CONTENT,
  'about.read': READ,
  'pageContent.read': READ,
  'pages.manage': CHURCH_CONTENT,
  'projects.read': READ,
  'projects.manage': CHURCH_CONTENT,
  'facts.read': READ,
  'search.read': READ,
  'site.read': READ,
  'newsletter.subscribe': POST,

  'ministries.read': READ,
  'ministries.manage': CONTENT,
  'ministry-members.manage': OWN_PEOPLE,
  'leaders.read': READ,
  'leaders.manage': CHURCH_CONTENT,
  'departments.read': CONTENT,
  'department.manage': OWN_CONTENT,

  'prayers.read': READ,
  'prayers.pray': POST,
  'prayer.moderate': PEOPLE,
  'inquiries.submit': POST,
  'inquiries.planVisit': POST,
  'inquiries.manage': PEOPLE,
  'visits.follow-up': PEOPLE,
  'members.count': READ,
  'members.read': OWN_PEOPLE,
  'members.invite': OWN_PEOPLE,
  'members.manage': { risk: 'very-high' },
  'users.read': PEOPLE,

  'overview.read': CONTENT,
  'figures.read': READ,
  'reports.read': OWN_CONTENT,
  'giving.read': PEOPLE,

  'communications.send': { risk: 'very-high', narrower: 'department' },
  'notifications.send': { risk: 'very-high' },
  'settings.read': CONTENT,
  'settings.manage': { risk: 'very-high' },
} as const satisfies Readonly<Record<string, GrantableUse>>;

/** Names a use that a grant may allow, without a scope. */
export type UseName = keyof typeof USES;

/** Maps every use that a grant may allow to its risk. */
export const GRANTABLE_USES: Readonly<Record<UseName, GrantableUse>> = USES;

/** Returns true if a grant may allow a use: it is listed, with no scope or the narrower one. */
export function isGrantable(use: string): boolean {
  const { name, scope } = splitUse(use);
  if (!Object.hasOwn(USES, name)) return false;
  return scope === undefined || scope === GRANTABLE_USES[name as UseName].narrower;
}
