import { describeReadySite } from './start-report';

it('says where the site is and where each kind of person signs in', () => {
  expect(describeReadySite('http://127.0.0.1:8080')).toEqual([
    'Narthex is ready at http://127.0.0.1:8080',
    '',
    '  Sign in:',
    '    Members         http://127.0.0.1:8080/members',
    '    Leaders         http://127.0.0.1:8080/leaders',
    '    Administrators  http://127.0.0.1:8080/admin/login',
  ]);
});

it('says who each demo account is, and their password', () => {
  const accounts = [
    { email: 'admin@demo.test', name: 'Joseph Ekal', role: 'admin', department: null },
    { email: 'music@demo.test', name: 'Kevin Were', role: 'leader', department: 'music' },
  ] as const;
  const text = describeReadySite('http://127.0.0.1:8080', {
    demo: { accounts, password: 'rainbow' },
  });
  expect(text).toContain('    admin@demo.test  Joseph Ekal  administrator');
  expect(text).toContain('    music@demo.test  Kevin Were   leader, Music');
  expect(text).toContain('  Password: rainbow');
});

it('says what is built and not live, and how to publish it', () => {
  const waiting = [
    { remote: 'senior-admin', version: '1.0.0-bbbbbbbbbb', live: '1.0.0-aaaaaaaaaa' },
    { remote: 'member-area', version: '1.0.0-dddddddddd', live: '1.0.0-cccccccccc' },
  ];
  expect(describeReadySite('http://127.0.0.1:8080', { waiting }).slice(-4)).toEqual([
    '',
    '  Built and not live; a start changes nothing that is:',
    '    senior-admin  1.0.0-bbbbbbbbbb instead of 1.0.0-aaaaaaaaaa  npm run ship -- publish senior-admin',
    '    member-area   1.0.0-dddddddddd instead of 1.0.0-cccccccccc  npm run ship -- publish member-area',
  ]);
});

it('says where a site without an administrator is set up', () => {
  const text = describeReadySite('https://church.example', { setupToken: 'abc' });
  expect(text).toContain('    https://church.example/setup?token=abc');
});
