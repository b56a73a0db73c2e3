import { fullTitle } from './full-title';
import { paths } from './paths';

describe('the path of', () => {
  it.each([
    ['home', '/'],
    ['newHere', '/new-here'],
    ['members', '/members'],
    ['leaders', '/leaders'],
    ['adminLogin', '/admin/login'],
    ['forgotPassword', '/forgot-password'],
    ['resetPassword', '/reset-password'],
    ['preview', '/preview'],
    ['aboutDenomination', '/Aboutsda'],
    ['leadership', '/leadership'],
    ['personalMinistries', '/Personalministries'],
    ['prayerDepartment', '/PrayerDepartment'],
    ['health', '/Health'],
    ['sabbathSchool', '/SabbathSchool'],
    ['churchChoir', '/Music/ChurchChoir'],
    ['dcm', '/Music/DCM'],
    ['pcm', '/PCM'],
    ['evangelism', '/Evangelism'],
    ['calendar', '/COE'],
    ['giving', '/tithes-offerings'],
    ['announcements', '/Announcements'],
    ['events', '/Events'],
    ['sermons', '/Sermons'],
    ['gallery', '/Gallery'],
    ['search', '/search'],
    ['communicationDashboard', '/communication-dashboard'],
    ['seniorAdminDashboard', '/senior-admin-dashboard'],
    ['departmentDashboard', '/department-dashboard'],
    ['memberDashboard', '/member-dashboard'],
    ['memberProfile', '/member/profile'],
    ['memberMinistries', '/member/ministries'],
    ['memberSecurity', '/member/security'],
    ['memberPrivacy', '/member/privacy'],
    ['goodbye', '/goodbye'],
    ['adminDashboard', '/admin/dashboard'],
    ['adminLanding', '/admin-dashboard'],
    ['adminEvents', '/admin/events'],
    ['adminSermons', '/admin/sermons'],
    ['adminMembers', '/admin/members'],
    ['adminGallery', '/admin/gallery'],
    ['adminMinistries', '/admin/ministries'],
    ['adminMinistryNew', '/admin/ministries/new'],
    ['adminMinistryMembers', '/admin/ministry-members'],
    ['adminApprovals', '/admin/approvals'],
    ['adminPrayers', '/admin/prayers'],
    ['adminUsers', '/admin/users'],
    ['adminAudit', '/admin/audit'],
    ['adminSystem', '/admin/system'],
    ['ownProposals', '/department-dashboard/proposals'],
    ['departmentMembers', '/department-dashboard/members'],
    ['adminAboutContent', '/admin/about-content'],
  ] as const)('%s is %s', (page, path) => {
    expect([paths[page].pattern, paths[page].to()]).toEqual([path, path]);
  });

  it.each([
    ['event', '/Events/:id', 12, '/Events/12'],
    ['sermon', '/Sermons/:id', '7', '/Sermons/7'],
    ['sermon', '/Sermons/:id', '7?a=b', '/Sermons/7%3Fa%3Db'],
    ['adminMinistryEdit', '/admin/ministries/edit/:id', 4, '/admin/ministries/edit/4'],
  ] as const)('one %s, %s with %p, is %s', (page, pattern, id, path) => {
    expect([paths[page].pattern, paths[page].to(id)]).toEqual([pattern, path]);
  });

  it('the page about the church holds the site’s short name', () => {
    expect(paths.aboutChurch.pattern).toBe('/About{product}');
    expect(paths.aboutChurch.to('Kilima')).toBe('/AboutKilima');
  });
});

const SITE = { name: 'Mwangaza', tagline: 'Campus church' };

it.each([
  ['Events', SITE, 'Events · Mwangaza'],
  ['Mwangaza', SITE, 'Mwangaza · Campus church'],
  ['Events', undefined, 'Events'],
  ['Mwangaza', { ...SITE, tagline: '' }, 'Mwangaza'],
  ['Events', { name: '', tagline: '' }, 'Events'],
])('calls the page %p of %j %p', (title, site, full) => {
  expect(fullTitle(title, site)).toBe(full);
});
