import { backPath, sentPath } from './back-path';

const OWN = 'https://mwangaza.example';

it.each([
  ['/PrayerDepartment', undefined, '/PrayerDepartment'],
  ['/Events?page=2&sent=prayer', undefined, '/Events?page=2'],
  [undefined, `${OWN}/COE`, '/COE'],
  ['', `${OWN}/COE`, '/COE'],
  ['https://evil.example/', undefined, '/'],
  ['//evil.example/x', undefined, '/'],
  ['/\\evil.example/x', undefined, '/'],
  ['/.//evil.example/x', undefined, '/'],
  ['javascript:alert(1)', undefined, '/'],
  [['/a', '/b'], undefined, '/'],
  [undefined, 'https://evil.example/x', '/'],
  [undefined, 'not a URL', '/'],
])('goes from %p with referrer %p back to %p', (named, referrer, path) => {
  expect(backPath(named, referrer, OWN)).toBe(path);
});

it('says what was sent', () => {
  expect(sentPath('/Events?page=2', 'inquiry', 'inquiry')).toBe('/Events?page=2&sent=inquiry#inquiry');
  expect(sentPath('/', 'prayer', 'prayer-request')).toBe('/?sent=prayer#prayer-request');
});
