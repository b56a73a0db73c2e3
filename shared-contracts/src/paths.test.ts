import { canonicalPath } from './paths';

describe('canonicalPath', () => {
  it.each([
    ['/members-portal', '/members'],
    ['/SabbathCalendar', '/COE'],
    ['/Ministries/PersonalMinistries', '/Personalministries'],
    ['/Evangelism/PCM', '/PCM'],
    ['/About/AboutSDA', '/Aboutsda'],
    ['/Admin/ministries/7/edit', '/admin/ministries/edit/7'],
    ['/Admin/ministries/create', '/admin/ministries/new'],
    ['/Health/', '/Health'],
    ['/BOOKS', '/Books'],
    ['/music/churchchoir/', '/Music/ChurchChoir'],
    ['/no/such/Page', '/no/such/Page'],
    ['/', '/'],
  ])('%s means %s', (given, canonical) => {
    expect(canonicalPath(given)).toBe(canonical);
  });
});
