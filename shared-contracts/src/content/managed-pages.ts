import type { PageContentPage } from './enums';

/** Describes a public page as editors find it. */
export interface ManagedPageFacts {
  /** A test of the public site compares title and path with those of the page's own record. */
  readonly title: string;
  readonly path: string;
}

/** The content of these public pages is managed. */
export const MANAGED_PAGES: Readonly<Record<PageContentPage, ManagedPageFacts>> = {
  deconary: { title: 'Deaconry', path: '/DeconaryDepartment' },
  personal_ministries: { title: 'Personal Ministries', path: '/Personalministries' },
  prayer_department: { title: 'Prayer Department', path: '/PrayerDepartment' },
  amo_alo: { title: 'AMO and ALO', path: '/AMO_ALO' },
  health: { title: 'Health Class Ministry', path: '/Health' },
  sabbath_school: { title: 'Sabbath School', path: '/SabbathSchool' },
  prophecy: { title: 'Prophecy', path: '/Prophecy' },
  church_choir: { title: 'Church Choir', path: '/Music/ChurchChoir' },
  dcm: { title: 'DCM', path: '/Music/DCM' },
  blissful: { title: 'Blissful', path: '/Music/Blissful' },
  pcm: { title: 'Public Campus Ministry', path: '/PCM' },
  evangelism: { title: 'Evangelism', path: '/Evangelism' },
  calendar_events: { title: 'Calendar of events', path: '/COE' },
  tithes_offerings: { title: 'Tithes and offerings', path: '/tithes-offerings' },
  books: { title: 'Literature Ministry', path: '/Books' },
  new_here: { title: 'New here', path: '/new-here' },
  announcements: { title: 'Announcements and weekly programme', path: '/Announcements' },
};
