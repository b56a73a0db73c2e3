import { t } from '../../language/translate';
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
  /** Says in one sentence for everybody with the right what a remote can do with it. */
  readonly text: string;
  /** Names a narrower scope that is enough for most remotes. */
  readonly narrower?: 'department' | 'propose';
}

interface UseGroup {
  readonly label: string;
  readonly uses: Readonly<Record<string, GrantableUse>>;
}

const READ = { risk: 'low' } as const;
const POST = { risk: 'medium' } as const;
const CONTENT = { risk: 'medium' } as const;
const OWN_CONTENT = { risk: 'medium', narrower: 'department' } as const;
const CHURCH_CONTENT = { risk: 'medium', narrower: 'propose' } as const;
const PEOPLE = { risk: 'high' } as const;
const OWN_PEOPLE = { risk: 'high', narrower: 'department' } as const;

const GROUPS = [
  {
    label: t('The person themselves'),
    uses: {
      'account.use': {
        ...POST,
        text: t(
          'Reads and changes what belongs to the person: their promises, prayer requests, notifications, files and memberships.',
        ),
      },
    },
  },
  {
    label: t('Events and announcements'),
    uses: {
      'events.read': { ...READ, text: t('Reads events as the person sees them.') },
      'rsvps.read': { ...READ, text: t('Reads if the person comes to an event.') },
      'rsvps.update': { ...POST, text: t('Says for the person if they come to an event.') },
      'waitingList.join': { ...POST, text: t('Puts the person on the waiting list of an event.') },
      'waitingList.leave': { ...POST, text: t('Takes the person off the waiting list of an event.') },
      // Attendee lists belong to it.
      'events.manage': {
        ...OWN_PEOPLE,
        text: t('Creates, changes and deletes events, and reads who comes to them.'),
      },
      'announcements.read': { ...READ, text: t('Reads announcements as the person sees them.') },
      'announcements.manage': { ...OWN_CONTENT, text: t('Creates, changes and deletes announcements.') },
    },
  },
  {
    label: t('Worship, calendar and media'),
    uses: {
      'calendar.read': { ...READ, text: t('Reads the calendar of the Sabbaths.') },
      'programme.read': { ...READ, text: t('Reads the entries of the calendar as the person sees them.') },
      'calendar.manage': {
        ...CHURCH_CONTENT,
        text: t('Creates, changes and deletes entries of the calendar.'),
      },
      'services.read': { ...READ, text: t('Reads the times of worship.') },
      'services.manage': { ...CHURCH_CONTENT, text: t('Creates, changes and deletes the times of worship.') },
      'sermons.read': { ...READ, text: t('Reads sermons as the person sees them.') },
      'sermons.manage': { ...CONTENT, text: t('Uploads, changes and deletes sermons.') },
      'songs.read': { ...READ, text: t('Reads the songs of the choirs.') },
      'songs.manage': { ...CHURCH_CONTENT, text: t('Creates, changes and deletes songs.') },
      'gallery.read': { ...READ, text: t('Reads the gallery as the person sees it.') },
      'gallery.manage': {
        ...CONTENT,
        text: t('Uploads, changes and deletes pictures and videos of the gallery.'),
      },
    },
  },
  {
    label: t('Pages of the site'),
    uses: {
      'homepage.read': { ...READ, text: t('Reads the home page.') },
      'sections.read': { ...READ, text: t('Reads the sections of the home page as the person sees them.') },
      'slides.read': { ...READ, text: t('Reads the slides of the home page as the person sees them.') },
      'studyAndMission.read': { ...READ, text: t('Reads the study focus and the mission campaign.') },
      'homepage.manage': {
        ...CHURCH_CONTENT,
        text: t('Changes the slides, sections and other content of the home page.'),
      },
      'about.read': { ...READ, text: t('Reads the pages about the church.') },
      'pageContent.read': { ...READ, text: t('Reads the texts of the ministries’ pages.') },
      'pages.manage': {
        ...CHURCH_CONTENT,
        text: t('Changes the texts of the pages about the church and of the ministries.'),
      },
      'projects.read': { ...READ, text: t('Reads the projects of the church.') },
      'projects.manage': {
        ...CHURCH_CONTENT,
        text: t('Creates, changes and deletes projects of the church.'),
      },
      'facts.read': { ...READ, text: t('Reads the times, places and numbers that texts name.') },
      'search.read': { ...READ, text: t('Searches the site as the person sees it.') },
      'site.read': { ...READ, text: t('Reads the name, contacts and other facts of the site.') },
      'newsletter.subscribe': { ...POST, text: t('Subscribes an email address to the newsletter.') },
    },
  },
  {
    label: t('Ministries and leaders'),
    uses: {
      'ministries.read': { ...READ, text: t('Reads the ministries.') },
      'ministries.manage': { ...CONTENT, text: t('Creates, changes and deletes ministries.') },
      'ministry-members.manage': {
        ...OWN_PEOPLE,
        text: t('Reads who serves in a ministry, and accepts, changes and removes them.'),
      },
      'leaders.read': { ...READ, text: t('Reads who leads the church.') },
      'leaders.manage': {
        ...CHURCH_CONTENT,
        text: t('Creates, changes and deletes entries of the church’s leaders.'),
      },
      'departments.read': { ...CONTENT, text: t('Reads the activities of every department.') },
      'department.manage': {
        ...OWN_CONTENT,
        text: t('Changes the description and the contacts of a department.'),
      },
    },
  },
  {
    label: t('Prayer, visitors and members'),
    uses: {
      'prayers.read': { ...READ, text: t('Reads the prayer requests on the public wall.') },
      'prayers.pray': { ...POST, text: t('Counts the person among those who prayed for a request.') },
      'prayer.moderate': {
        ...PEOPLE,
        text: t('Reads every prayer request that was sent, and approves, rejects and deletes them.'),
      },
      'inquiries.submit': { ...POST, text: t('Sends a question to the church.') },
      'inquiries.planVisit': { ...POST, text: t('Announces a visit to the church.') },
      'inquiries.manage': {
        ...PEOPLE,
        text: t('Reads the questions of visitors with their contacts, and answers and deletes them.'),
      },
      'visits.follow-up': {
        ...PEOPLE,
        text: t('Reads who announced a visit, with their contacts, and records that they were met.'),
      },
      'members.count': { ...READ, text: t('Reads the number of members, without names.') },
      'members.read': { ...OWN_PEOPLE, text: t('Reads the register of members with contacts and families.') },
      'members.invite': {
        ...OWN_PEOPLE,
        text: t('Reads entries of the register and invites people to create an account.'),
      },
      'members.manage': {
        risk: 'very-high',
        text: t('Creates, changes, deletes, imports and exports the register of members.'),
      },
      'users.read': { ...PEOPLE, text: t('Reads all accounts with their email addresses and roles.') },
    },
  },
  {
    label: t('Figures, messages and settings'),
    uses: {
      'overview.read': {
        ...CONTENT,
        text: t('Reads the overview of a dashboard: what waits, figures and recent activities.'),
      },
      'figures.read': { ...READ, text: t('Reads figures of the whole church, without names.') },
      'reports.read': { ...OWN_CONTENT, text: t('Reads the monthly reports.') },
      'giving.read': { ...PEOPLE, text: t('Reads the reports on giving.') },
      'communications.send': {
        risk: 'very-high',
        narrower: 'department',
        text: t('Writes and sends emails to many people.'),
      },
      'notifications.send': { risk: 'very-high', text: t('Sends notifications to many people.') },
      'settings.read': { ...CONTENT, text: t('Reads the settings of the site.') },
      'settings.manage': {
        risk: 'very-high',
        text: t('Changes the settings of the site, such as its name and the numbers for giving.'),
      },
    },
  },
] as const satisfies readonly UseGroup[];

type NamesOf<G> = G extends { readonly uses: infer Uses } ? keyof Uses : never;
/** Names a use that a grant may allow, without a scope. */
export type UseName = NamesOf<(typeof GROUPS)[number]>;

/**
 * Lists every use that a grant may allow, by subject and in the order in which they are offered: capabilities, posts that
 * anybody may make, and the public reads of a group. What isn't listed is never open to an isolated remote, such as
 * sign-in, accounts and their roles, approval of changes, delivery, the audit log and the state of the server.
 */
export const USE_GROUPS: readonly {
  readonly label: string;
  readonly uses: Readonly<Partial<Record<UseName, GrantableUse>>>;
}[] = GROUPS;

/** Maps every use that a grant may allow to its risk and its sentence. */
export const GRANTABLE_USES: Readonly<Record<UseName, GrantableUse>> = Object.assign(
  {},
  ...GROUPS.map(({ uses }) => uses),
);

/** Returns true if a grant may allow a use: it is listed, with no scope or the narrower one. */
export function isGrantable(use: string): boolean {
  const { name, scope } = splitUse(use);
  if (!Object.hasOwn(GRANTABLE_USES, name)) return false;
  return scope === undefined || scope === GRANTABLE_USES[name as UseName].narrower;
}
