import type { UseName, UseRisk } from '@narthex/shared-contracts/grantable-uses';
import { t } from '@narthex/shared-contracts/translate';

export const RISK_LABELS: Readonly<Record<UseRisk, string>> = {
  low: t('Low risk'),
  medium: t('Medium risk'),
  high: t('High risk'),
  'very-high': t('Very high risk'),
};

/** Says in one sentence for everybody with the right what a remote can do with a use. */
export const USE_TEXTS: Readonly<Record<UseName, string>> = {
  'account.use': t(
    'Reads and changes what belongs to the person: their promises, prayer requests, notifications, files and memberships.',
  ),

  'events.read': t('Reads events as the person sees them.'),
  'rsvps.read': t('Reads if the person comes to an event.'),
  'rsvps.update': t('Says for the person if they come to an event.'),
  'waitingList.join': t('Puts the person on the waiting list of an event.'),
  'waitingList.leave': t('Takes the person off the waiting list of an event.'),
  'events.manage': t('Creates, changes and deletes events, and reads who comes to them.'),
  'announcements.read': t('Reads announcements as the person sees them.'),
  'announcements.manage': t('Creates, changes and deletes announcements.'),
  'calendar.read': t('Reads the calendar of the Sabbaths.'),
  'programme.read': t('Reads the entries of the calendar as the person sees them.'),
  'calendar.manage': t('Creates, changes and deletes entries of the calendar.'),
  'services.read': t('Reads the times of worship.'),
  'services.manage': t('Creates, changes and deletes the times of worship.'),
  'sermons.read': t('Reads sermons as the person sees them.'),
  'sermons.manage': t('Uploads, changes and deletes sermons.'),
  'songs.read': t('Reads the songs of the choirs.'),
  'songs.manage': t('Creates, changes and deletes songs.'),
  'gallery.read': t('Reads the gallery as the person sees it.'),
  'gallery.manage': t('Uploads, changes and deletes pictures and videos of the gallery.'),

  'homepage.read': t('Reads the home page.'),
  'sections.read': t('Reads the sections of the home page as the person sees them.'),
  'slides.read': t('Reads the slides of the home page as the person sees them.'),
  'studyAndMission.read': t('Reads the study focus and the mission campaign.'),
  'homepage.manage': t('Changes the slides, sections and other content of the home page.'),
  'about.read': t('Reads the pages about the church.'),
  'pageContent.read': t('Reads the texts of the ministries’ pages.'),
  'pages.manage': t('Changes the texts of the pages about the church and of the ministries.'),
  'projects.read': t('Reads the projects of the church.'),
  'projects.manage': t('Creates, changes and deletes projects of the church.'),
  'facts.read': t('Reads the times, places and numbers that texts name.'),
  'search.read': t('Searches the site as the person sees it.'),
  'site.read': t('Reads the name, contacts and other facts of the site.'),
  'newsletter.subscribe': t('Subscribes an email address to the newsletter.'),

  'ministries.read': t('Reads the ministries.'),
  'ministries.manage': t('Creates, changes and deletes ministries.'),
  'ministry-members.manage': t('Reads who serves in a ministry, and accepts, changes and removes them.'),
  'leaders.read': t('Reads who leads the church.'),
  'leaders.manage': t('Creates, changes and deletes entries of the church’s leaders.'),
  'departments.read': t('Reads the activities of every department.'),
  'department.manage': t('Changes the description and the contacts of a department.'),

  'prayers.read': t('Reads the prayer requests on the public wall.'),
  'prayers.pray': t('Counts the person among those who prayed for a request.'),
  'prayer.moderate': t('Reads every prayer request that was sent, and approves, rejects and deletes them.'),
  'inquiries.submit': t('Sends a question to the church.'),
  'inquiries.planVisit': t('Announces a visit to the church.'),
  'inquiries.manage': t('Reads the questions of visitors with their contacts, and answers and deletes them.'),
  'visits.follow-up': t('Reads who announced a visit, with their contacts, and records that they were met.'),
  'members.count': t('Reads the number of members, without names.'),
  'members.read': t('Reads the register of members with contacts and families.'),
  'members.invite': t('Reads entries of the register and invites people to create an account.'),
  'members.manage': t('Creates, changes, deletes, imports and exports the register of members.'),
  'users.read': t('Reads all accounts with their email addresses and roles.'),

  'overview.read': t('Reads the overview of a dashboard: what waits, figures and recent activities.'),
  'figures.read': t('Reads figures of the whole church, without names.'),
  'reports.read': t('Reads the monthly reports.'),
  'giving.read': t('Reads the reports on giving.'),

  'communications.send': t('Writes and sends emails to many people.'),
  'notifications.send': t('Sends notifications to many people.'),
  'settings.read': t('Reads the settings of the site.'),
  'settings.manage': t('Changes the settings of the site, such as its name and the numbers for giving.'),
};

/** Groups the uses by subject, in the order in which they are offered. */
export const USE_GROUPS: readonly { readonly label: string; readonly uses: readonly UseName[] }[] = [
  { label: t('The person themselves'), uses: ['account.use'] },
  {
    label: t('Events and announcements'),
    uses: [
      ...(['events.read', 'rsvps.read', 'rsvps.update', 'waitingList.join', 'waitingList.leave'] as const),
      ...(['events.manage', 'announcements.read', 'announcements.manage'] as const),
    ],
  },
  {
    label: t('Worship, calendar and media'),
    uses: [
      ...([
        'calendar.read',
        'programme.read',
        'calendar.manage',
        'services.read',
        'services.manage',
      ] as const),
      ...(['sermons.read', 'sermons.manage', 'songs.read', 'songs.manage', 'gallery.read'] as const),
      'gallery.manage',
    ],
  },
  {
    label: t('Pages of the site'),
    uses: [
      ...([
        'homepage.read',
        'sections.read',
        'slides.read',
        'studyAndMission.read',
        'homepage.manage',
      ] as const),
      ...(['about.read', 'pageContent.read', 'pages.manage', 'projects.read', 'projects.manage'] as const),
      ...(['facts.read', 'search.read', 'site.read', 'newsletter.subscribe'] as const),
    ],
  },
  {
    label: t('Ministries and leaders'),
    uses: [
      ...(['ministries.read', 'ministries.manage', 'ministry-members.manage', 'leaders.read'] as const),
      ...(['leaders.manage', 'departments.read', 'department.manage'] as const),
    ],
  },
  {
    label: t('Prayer, visitors and members'),
    uses: [
      ...(['prayers.read', 'prayers.pray', 'prayer.moderate', 'inquiries.submit'] as const),
      ...(['inquiries.planVisit', 'inquiries.manage', 'visits.follow-up', 'members.count'] as const),
      ...(['members.read', 'members.invite', 'members.manage', 'users.read'] as const),
    ],
  },
  {
    label: t('Figures, messages and settings'),
    uses: [
      ...(['overview.read', 'figures.read', 'reports.read', 'giving.read', 'communications.send'] as const),
      ...(['notifications.send', 'settings.read', 'settings.manage'] as const),
    ],
  },
];

export const NARROWER_LABELS = {
  department: t('Only what belongs to the person’s own department'),
  propose: t('Only as a proposal that waits for approval'),
} as const;
