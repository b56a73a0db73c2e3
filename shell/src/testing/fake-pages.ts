import type { MenuPlacement, Mount } from '@narthex/shared-contracts';

const page = (path: string, title: string, group: MenuPlacement['group']): Mount => ({
  path,
  base: '/',
  exact: true,
  guard: 'public',
  title,
  menus: [{ group, order: 10 }],
});

/** The page has an alias and labels that differ from its title. */
export const FAKE_CALENDAR: Mount = {
  ...page('/COE', 'Calendar of events', 'resources'),
  aliases: ['/SabbathCalendar'],
  menus: [
    { group: 'resources', label: 'Sabbath calendar', order: 5 },
    { group: 'quick', label: 'Sabbath calendar', order: 5 },
  ],
};

/** Contains the home page and a page for every group of the public navigation. */
export const FAKE_PAGES: readonly Mount[] = [
  { path: '/', base: '/', exact: true, guard: 'public', title: 'Home' },
  page('/new-here', 'New here', 'first'),
  page('/AboutMwangaza', 'About Mwangaza', 'about'),
  page('/DeconaryDepartment', 'Deaconry', 'ministries'),
  page('/Music/ChurchChoir', 'Church Choir', 'music'),
  page('/Music/DCM', 'DCM', 'music'),
  page('/Music/Blissful', 'Blissful', 'music'),
  page('/PCM', 'Public Campus Ministry', 'evangelism'),
  FAKE_CALENDAR,
  page('/Events', 'Events', 'bar'),
  page('/Sermons', 'Sermons', 'bar'),
  page('/Announcements', 'Announcements', 'resources'),
  {
    ...page('/tithes-offerings', 'Tithes and offerings', 'resources'),
    menus: [{ group: 'quick', label: 'Giving', order: 10 }],
  },
  page('/privacy', 'Privacy', 'legal'),
  page('/terms', 'Terms', 'legal'),
  page('/accessibility', 'Accessibility', 'legal'),
];
