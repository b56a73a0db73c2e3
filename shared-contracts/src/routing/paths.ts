/**
 * Every path that one room needs of another: pattern and builder. Patterns match in any case. A public page that nothing
 * links to by name needs no entry: its path stands in its own record.
 */
const fixed = <P extends string>(pattern: P) => ({ pattern, to: (): P => pattern });

const byId = <P extends string>(pattern: `${P}:id${string}`) => ({
  pattern,
  to: (id: number | string): string => pattern.replace(':id', encodeURIComponent(String(id))),
});

/** Every URL of the site that one room builds and another one shows: pattern and builder. */
export const paths = {
  home: fixed('/'),
  newHere: fixed('/new-here'),
  members: fixed('/members'),
  leaders: fixed('/leaders'),
  adminLogin: fixed('/admin/login'),
  forgotPassword: fixed('/forgot-password'),
  /** With `?token=`, as the email has it. */
  resetPassword: fixed('/reset-password'),
  /** With `?token=`: where a link to a version leads that isn't live. */
  preview: fixed('/preview'),
  /** What a dashboard's form holds, as its page will show it: see `page-preview`. */
  draft: fixed('/Draft'),
  /** Its pattern holds `{product}`, which the server fills in with the site's short name. */
  aboutChurch: { pattern: '/About{product}', to: (product: string): string => `/About${product}` },
  aboutDenomination: fixed('/Aboutsda'),
  /** The directory of leaders; `/leaders` is where they sign in. */
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
  /** Where somebody arrives whose account is gone. */
  goodbye: fixed('/goodbye'),
  adminDashboard: fixed('/admin/dashboard'),
  adminLanding: fixed('/admin-dashboard'),
  adminEvents: fixed('/admin/events'),
  adminSermons: fixed('/admin/sermons'),
  adminMembers: fixed('/admin/members'),
  adminGallery: fixed('/admin/gallery'),
  adminMinistries: fixed('/admin/ministries'),
  adminMinistryNew: fixed('/admin/ministries/new'),
  adminMinistryEdit: byId('/admin/ministries/edit/:id'),
  adminApprovals: fixed('/admin/approvals'),
  adminPrayers: fixed('/admin/prayers'),
  adminVisitors: fixed('/admin/visitors'),
  adminUsers: fixed('/admin/users'),
  adminAudit: fixed('/admin/audit'),
  ownProposals: fixed('/department-dashboard/proposals'),
  departmentMembers: fixed('/department-dashboard/members'),
  adminAboutContent: fixed('/admin/about-content'),
} as const;
