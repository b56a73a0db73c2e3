/** Every public page of the route table but the home page, by its canonical address. */
export const INNER_PAGES: readonly string[] = [
  '/AboutMwangaza',
  '/Aboutsda',
  '/Pastormessage',
  '/Eldermessage',
  '/Leaders2024',
  '/Leaders2023',
  '/Leaders2022',
  '/DeconaryDepartment',
  '/Personalministries',
  '/PrayerDepartment',
  '/AMO_ALO',
  '/Health',
  '/SabbathSchool',
  '/Prophecy',
  '/Evangelism',
  '/PCM',
  '/Books',
  '/Music/ChurchChoir',
  '/Music/DCM',
  '/Music/Blissful',
  '/COE',
  '/Events',
  '/Sermons',
  '/Announcements',
  '/tithes-offerings',
  '/privacy',
  '/terms',
  '/accessibility',
];

/** Pages of one thing, the portals, and those that no menu leads to. */
export const FURTHER_PAGES: readonly string[] = [
  '/Events/1',
  '/Sermons/1',
  '/test/about-content',
  '/members',
  '/members-portal?tab=join',
  '/leaders',
  '/leaders?department=music',
  '/admin/login',
  '/no/such/page',
];

/** Everything a visitor can stand on. */
export const EVERY_PAGE: readonly string[] = ['/', ...INNER_PAGES, ...FURTHER_PAGES];
