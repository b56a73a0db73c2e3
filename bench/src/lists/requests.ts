import { plainDate } from '@narthex/shared-contracts';

/** Who asks: nobody, or one of the demo accounts. */
export type Asker = 'visitor' | 'admin' | 'youth' | 'member';

export interface MeasuredRequest {
  readonly name: string;
  readonly path: string;
  readonly asker: Asker;
}

const request = (name: string, path: string, asker: Asker = 'visitor'): MeasuredRequest => ({
  name,
  path,
  asker,
});

const year = Number(plainDate(new Date()).slice(0, 4));
const V1 = '/api/v1';

/** Every list, search, feed and dashboard figure. `attended` is an event that very many people come to. */
export const measuredRequests = (attended: number): MeasuredRequest[] => [
  request('events, upcoming', `${V1}/events?upcoming=true&limit=9`),
  request('events, all', `${V1}/events?per_page=20`),
  // Visitors are listed what is ahead: with few rows there are some 370 of them.
  request('events, page 15', `${V1}/events?per_page=20&page=15`),
  request('events, by title', `${V1}/events?per_page=20&sort=title`),
  request('events, common word', `${V1}/events?per_page=20&search=grace`),
  request('events, rare word', `${V1}/events?per_page=20&search=jubilee`),
  request('events, common and rare', `${V1}/events?per_page=20&search=gathering+jubilee`),
  request('events, one letter', `${V1}/events?per_page=20&search=j`),
  request('events, no match', `${V1}/events?per_page=20&search=xylophone`),
  request('events, a department manages', `${V1}/events?mine=true&per_page=20`, 'youth'),
  request('events, department and public', `${V1}/events?per_page=20`, 'youth'),
  request('events, drafts', `${V1}/events?per_page=20&status=draft`, 'admin'),
  request('one event', `${V1}/events/${attended}`),
  request('attendees', `/api/events/${attended}/attendees?per_page=20`, 'admin'),
  request('a month of events', `${V1}/events/calendar`),
  request('a month of 2100', `${V1}/events/calendar?month=3&year=2100`),
  request('announcements, shown', `${V1}/announcements?active=true&per_page=20`),
  request('announcement, featured', `${V1}/announcements?active=true&featured=true&per_page=4`),
  request('announcements, all', `${V1}/announcements?per_page=20`, 'admin'),
  request('announcements, department', `${V1}/announcements?per_page=20`, 'youth'),
  request('announcements, search', `${V1}/announcements?per_page=20&search=choirs`),
  request('announcements, rare word', `${V1}/announcements?per_page=20&search=jubilee`),
  request('sermons', `${V1}/sermons?per_page=20`),
  request('sermons, page 30', `${V1}/sermons?per_page=20&page=30`),
  request('sermons, common word', `${V1}/sermons?per_page=20&search=faith`),
  request('sermons, common and rare', `${V1}/sermons?per_page=20&search=psalm+jubilee`),
  request('prayers', `${V1}/prayer-requests/public?limit=10`),
  request('prayers, search', `${V1}/prayer-requests/public?limit=10&search=exams`),
  request('leaders', `${V1}/leaders?per_page=20`),
  request('leaders, search', `${V1}/leaders?per_page=20&search=jubilee`),
  request('songs', `${V1}/songs/church_choir?per_page=20`),
  request('songs, search', `${V1}/songs/church_choir?per_page=20&search=jubilee`),
  request('projects', `${V1}/church-projects?per_page=20`),
  request('projects, search', `${V1}/church-projects?per_page=20&search=jubilee`),
  request('projects, featured', `${V1}/church-projects/featured?per_page=20`),
  request('services', `${V1}/worship-services?per_page=20`),
  request('services, search', `${V1}/worship-services?per_page=20&search=jubilee`),
  request('slides', `${V1}/homepage/slides?per_page=20`, 'admin'),
  request('slides, search', `${V1}/homepage/slides?per_page=20&search=jubilee`, 'admin'),
  request('sections', `${V1}/homepage/content`, 'admin'),
  request('proposals, pending', `${V1}/admin/content/pending?per_page=20`, 'admin'),
  request('proposals, search', `${V1}/admin/content/pending?per_page=20&search=jubilee`, 'admin'),
  request('proposals, own', `${V1}/proposals/mine?per_page=20`, 'youth'),
  request('members', `${V1}/members?per_page=20`, 'admin'),
  request('members, page 30', `${V1}/members?per_page=20&page=30`, 'admin'),
  request('members, newest', `${V1}/members?per_page=20&sort=-created_at`, 'admin'),
  request('members, inactive', `${V1}/members?per_page=20&status=inactive`, 'admin'),
  request('members, search', `${V1}/members?per_page=20&search=wanjiru`, 'admin'),
  request('members, a department', `${V1}/members?per_page=20`, 'youth'),
  request('member figures', `${V1}/members/figures`, 'admin'),
  request('ministry members', `${V1}/ministry-members?per_page=20`, 'admin'),
  request('ministry members, department', `${V1}/ministry-members?per_page=20`, 'youth'),
  request('ministry members, asked', `${V1}/ministry-members?per_page=20&status=asked`, 'admin'),
  request('ministry members, search', `${V1}/ministry-members?per_page=20&search=wanjiru`, 'admin'),
  request('candidates', `${V1}/ministry-members/candidates?search=wanjiru`, 'youth'),
  request('activity log', `${V1}/admin/audit?per_page=20`, 'admin'),
  request('activity log, page 30', `${V1}/admin/audit?per_page=20&page=30`, 'admin'),
  request('activity log, an action', `${V1}/admin/audit?per_page=20&action=event.update`, 'admin'),
  request('activity log, a person', `${V1}/admin/audit?per_page=20&person=somebody`, 'admin'),
  request('activity log, search', `${V1}/admin/audit?per_page=20&search=gathering`, 'admin'),
  request('activity log, no match', `${V1}/admin/audit?per_page=20&search=xylophone`, 'admin'),
  request('activity log, kinds', `${V1}/admin/audit/kinds`, 'admin'),
  request('homepage', `${V1}/homepage`),
  request('calendar, a semester', `${V1}/calendar`),
  request('calendar, a month', `${V1}/calendar?month=3&year=${year}`),
  request('admin dashboard', `${V1}/admin/dashboard`, 'admin'),
  request('statistics', `${V1}/admin/statistics`, 'admin'),
  request('recent activities', `${V1}/admin/recent-activities`, 'admin'),
  request('monthly statistics', `${V1}/admin/monthly-stats`, 'admin'),
  request('overview, whole church', `${V1}/dashboard/overview`, 'admin'),
  request('overview, department', `${V1}/dashboard/overview`, 'youth'),
  request('overview, member', `${V1}/member/overview`, 'member'),
  request('feed: calendar', '/calendar.ics'),
  request('feed: one event', `/Events/${attended}.ics`),
  request('feed: podcast', '/podcast.xml'),
  request('feed: announcements', '/announcements.xml'),
  request('sitemap', '/sitemap.xml'),
  request('sitemap: pages', '/sitemap-pages.xml'),
  request('sitemap: events', '/sitemap-events-1.xml'),
  request('sitemap: sermons', '/sitemap-sermons-1.xml'),
];
