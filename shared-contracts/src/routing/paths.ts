/**
 * Patterns match in any case. A public page that no code links to by name needs no entry: its path stands in
 * its own record.
 */
const fixed = <P extends string>(pattern: P) => ({ pattern, to: (): P => pattern });

const byId = <P extends string>(pattern: `${P}:id${string}`) => ({
  pattern,
  to: (id: number | string): string => pattern.replace(':id', encodeURIComponent(String(id))),
});

/** Holds the pattern and the builder of every URL that one room builds and another one shows. */
export const paths = {
  home: fixed('/'),
  newHere: fixed('/new-here'),
  members: fixed('/members'),
  leaders: fixed('/leaders'),
  adminLogin: fixed('/admin/login'),
  forgotPassword: fixed('/forgot-password'),
  /** The email links to it with `?token=`. */
  resetPassword: fixed('/reset-password'),
  /** Links to a version that isn't live lead here, with `?token=`. */
  preview: fixed('/preview'),
  /** Shows the unsaved input of a dashboard's form on the page it belongs to; see `page-preview`. */
  draft: fixed('/Draft'),
  /** The server fills in `{product}` with the site's short name. */
  aboutChurch: { pattern: '/About{product}', to: (product: string): string => `/About${product}` },
  aboutDenomination: fixed('/Aboutsda'),
  /** Shows the directory of leaders; leaders sign in at `/leaders`. */
  leadership: fixed('/leadership'),
  personalMinistries: fixed('/Personalministries'),
  prayerDepartment: fixed('/PrayerDepartment'),
  health: fixed('/Health'),
  sabbathSchool: fixed('/SabbathSchool'),
  churchChoir: fixed('/Music/ChurchChoir'),
  dcm: fixed('/Music/DCM'),
  pcm: fixed('/PCM'),
  evangelism: fixed('/Evangelism'),
  calendar: fixed('/COE'),
  giving: fixed('/tithes-offerings'),
  announcements: fixed('/Announcements'),
  events: fixed('/Events'),
  event: byId('/Events/:id'),
  sermons: fixed('/Sermons'),
  sermon: byId('/Sermons/:id'),
  gallery: fixed('/Gallery'),
  search: fixed('/search'),
  communicationDashboard: fixed('/communication-dashboard'),
  seniorAdminDashboard: fixed('/senior-admin-dashboard'),
  departmentDashboard: fixed('/department-dashboard'),
  memberDashboard: fixed('/member-dashboard'),
  memberProfile: fixed('/member/profile'),
  memberMinistries: fixed('/member/ministries'),
  memberSecurity: fixed('/member/security'),
  memberPrivacy: fixed('/member/privacy'),
  /** People arrive here after their account was deleted. */
  goodbye: fixed('/goodbye'),
  adminDashboard: fixed('/admin/dashboard'),
  adminLanding: fixed('/admin-dashboard'),
  adminEvents: fixed('/admin/events'),
  adminSermons: fixed('/admin/sermons'),
  adminMembers: fixed('/admin/members'),
  adminGallery: fixed('/admin/gallery'),
  adminMinistries: fixed('/admin/ministries'),
  adminMinistryNew: fixed('/admin/ministries/new'),
  adminMinistryMembers: fixed('/admin/ministry-members'),
  adminMinistryEdit: byId('/admin/ministries/edit/:id'),
  adminApprovals: fixed('/admin/approvals'),
  adminPrayers: fixed('/admin/prayers'),
  adminVisitors: fixed('/admin/visitors'),
  adminUsers: fixed('/admin/users'),
  adminAudit: fixed('/admin/audit'),
  adminSystem: fixed('/admin/system'),
  ownProposals: fixed('/department-dashboard/proposals'),
  departmentMembers: fixed('/department-dashboard/members'),
  adminAboutContent: fixed('/admin/about-content'),
} as const;

/** The screen for a URL without a page links to these pages. */
export const FREQUENT_PLACES = [
  { label: 'Home', hint: 'This Sabbath, events, prayer', to: paths.home.to() },
  { label: 'Sabbath calendar', hint: 'What happens on which Sabbath', to: paths.calendar.to() },
  { label: 'Announcements', hint: 'What the church office says this week', to: paths.announcements.to() },
  { label: 'Giving', hint: 'Tithes and offerings by mobile money', to: paths.giving.to() },
  { label: 'Members', hint: 'Sign in, or join us', to: paths.members.to() },
  { label: 'Leaders', hint: 'Sign-in for department leaders', to: paths.leaders.to() },
];
