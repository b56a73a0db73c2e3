import { findPasswordFault } from './guessable-passwords';

const PERSON = ['Neema', 'Achieng', 'neema.achieng@demo.test', 'Mwangaza Campus Church'];
const COMMON =
  'This password is one of the first that somebody would try. Put together a few words that only you would think of.';
const OWN =
  'This password can be guessed from your name, your email address or the name of this site. Put together a few words that only you would think of.';

it.each([
  ['password', COMMON],
  ['PassWord', COMMON],
  ['password1!', COMMON],
  ['!!password2026', COMMON],
  ['p@ssw0rd', COMMON],
  ['12345678', COMMON],
  ['iloveyou', COMMON],
  ['I love you', COMMON],
  ['ｐａｓｓｗｏｒｄ', COMMON],
  ['liverpool26', COMMON],
  ['aaaaaaaaaa', COMMON],
  ['xyzxyzxyz', COMMON],
  ['!!!!!!!!!!', COMMON],
  ['23456789', COMMON],
  ['98765432', COMMON],
  ['mnopqrstu', COMMON],
  ['Achieng1999', OWN],
  ['neema-achieng', OWN],
  ['AchiengNeema!', OWN],
  ['neema.achieng@demo.test', OWN],
  ['Mwangaza', OWN],
  ['campus church 1', OWN],
  ['neemacampus2026', OWN],
  ['correct horse battery', null],
  ['sunrise over campus', null],
  ['a wholly new one', null],
  ['Neema plants trees', null],
  ['jack48291057', null],
  ['wq7Tz0pLx3', null],
  ['bahari ya usiku', null],
  ['ŋ̃űåẍæſđ', null],
])('the password %s is refused with %s', async (password, fault) => {
  expect(await findPasswordFault(password, PERSON)).toBe(fault);
});

it('doesn’t refuse a password for a name of one or two letters', async () => {
  expect(await findPasswordFault('li bo wu ka', ['Li', 'Bo', 'wu@ka.test', ''])).toBeNull();
});
