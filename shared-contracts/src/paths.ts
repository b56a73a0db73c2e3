/** Every address that one room needs of another: pattern and builder. Patterns match in any case. */
const fixed = <P extends string>(pattern: P) => ({ pattern, to: (): P => pattern });

const byId = <P extends string>(pattern: `${P}:id${string}`) => ({
  pattern,
  to: (id: number | string): string => pattern.replace(':id', encodeURIComponent(String(id))),
});

export const paths = {
  home: fixed('/'),
  members: fixed('/members'),
  leaders: fixed('/leaders'),
  adminLogin: fixed('/admin/login'),
  /** Its pattern holds `{product}`, which the server fills in with the site's short name. */
  aboutChurch: { pattern: '/About{product}', to: (product: string): string => `/About${product}` },
  aboutDenomination: fixed('/Aboutsda'),
  pastorMessage: fixed('/Pastormessage'),
  elderMessage: fixed('/Eldermessage'),
  leaders2024: fixed('/Leaders2024'),
  leaders2023: fixed('/Leaders2023'),
  leaders2022: fixed('/Leaders2022'),
  contentTest: fixed('/test/about-content'),
  deaconry: fixed('/DeconaryDepartment'),
  personalMinistries: fixed('/Personalministries'),
  prayerDepartment: fixed('/PrayerDepartment'),
  amoAlo: fixed('/AMO_ALO'),
  health: fixed('/Health'),
  sabbathSchool: fixed('/SabbathSchool'),
  prophecy: fixed('/Prophecy'),
  churchChoir: fixed('/Music/ChurchChoir'),
  dcm: fixed('/Music/DCM'),
  blissful: fixed('/Music/Blissful'),
  pcm: fixed('/PCM'),
  evangelism: fixed('/Evangelism'),
  calendar: fixed('/COE'),
  giving: fixed('/tithes-offerings'),
  books: fixed('/Books'),
  announcements: fixed('/Announcements'),
  events: fixed('/Events'),
  event: byId('/Events/:id'),
  sermons: fixed('/Sermons'),
  sermon: byId('/Sermons/:id'),
  privacy: fixed('/privacy'),
  terms: fixed('/terms'),
  accessibility: fixed('/accessibility'),
  communicationDashboard: fixed('/communication-dashboard'),
  seniorAdminDashboard: fixed('/senior-admin-dashboard'),
  departmentDashboard: fixed('/department-dashboard'),
  memberDashboard: fixed('/member-dashboard'),
  memberProfile: fixed('/member/profile'),
  adminDashboard: fixed('/admin/dashboard'),
  adminLanding: fixed('/admin-dashboard'),
  adminEvents: fixed('/admin/events'),
  adminSermons: fixed('/admin/sermons'),
  adminMembers: fixed('/admin/members'),
  adminGallery: fixed('/admin/gallery'),
  adminMinistries: fixed('/admin/ministries'),
  adminMinistryNew: fixed('/admin/ministries/new'),
  adminMinistryEdit: byId('/admin/ministries/edit/:id'),
  adminAboutContent: fixed('/admin/about-content'),
} as const;

/** Other shapes of an address that people and links use, each with the one canonical address it means. Lower case. */
export const ALIASES: Readonly<Record<string, string>> = {
  '/members-portal': paths.members.pattern,
  '/sabbathcalendar': paths.calendar.pattern,
  '/ministries/personalministries': paths.personalMinistries.pattern,
  '/evangelism/pcm': paths.pcm.pattern,
  '/about/aboutsda': paths.aboutDenomination.pattern,
  '/about/mission': paths.evangelism.pattern,
  '/dcm': paths.dcm.pattern,
  '/admin/ministries/create': paths.adminMinistryNew.pattern,
  '/member/dashboard': paths.memberDashboard.pattern,
};

const EDIT_LINK = /^\/admin\/ministries\/([^/]+)\/edit$/i;

/** Addresses of one page only, as they are written, by their lower case. */
const WRITTEN = new Map(
  Object.values(paths)
    .filter(({ pattern }) => !/[:{]/.test(pattern))
    .map(({ pattern }) => [pattern.toLowerCase(), pattern]),
);

/**
 * The canonical address of a path: without trailing slash, aliases resolved, in the case it is written in. Unknown
 * paths come back as they are.
 */
export function canonicalPath(pathname: string): string {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  const known = ALIASES[trimmed.toLowerCase()] ?? WRITTEN.get(trimmed.toLowerCase());
  if (known) return known;
  const edit = EDIT_LINK.exec(trimmed);
  return edit?.[1] ? paths.adminMinistryEdit.to(decodeURIComponent(edit[1])) : trimmed;
}
