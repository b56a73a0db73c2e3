import type { LoggedRequest } from '../../browser/request-log';
import { judgeNavigations } from './judge-navigations';

const SITE = 'https://church.test';
const CHUNK = '/remotes/public-site/1.0.0/calendar-page.aa.js';
const own = new Map([['/COE', new Set(['calendar-page.aa.js', 'calendar-page.bb.css'])]]);

const request = (path: string, kind: LoggedRequest['kind']): LoggedRequest => ({
  url: SITE + path,
  kind,
  start: 1,
  end: 2,
  headerBytes: 0,
  bytes: 100,
  script: null,
  parent: null,
});

const broken = (...fetched: readonly LoggedRequest[]) => {
  const known = new Set(['/media/gate.avif', '/shell/font.cc.woff2'].map((path) => SITE + path));
  const navigation = { from: '/', to: '/COE', shownAfter: 400, fetched, known };
  return judgeNavigations([navigation], own)
    .filter(({ isMet }) => !isMet)
    .map(({ sentence, value }) => `${sentence}: ${value}`);
};

it('passes a way that fetches the next page’s own code, its data and pictures, and a late part of the shell', () => {
  expect(
    broken(
      request(CHUNK, 'JS'),
      request('/shell/822.ee.js', 'JS'),
      request('/api/calendar', 'data'),
      request('/media/map.avif', 'pictures'),
    ),
  ).toEqual([]);
});

it.each([
  ['a document', request('/COE', 'HTML'), 'No way inside of the site fetches a document: /COE'],
  [
    'a file of the shell again',
    request('/shell/font.cc.woff2', 'fonts'),
    'No way inside of the site fetches a file again, of the shell or of a page: /shell/font.cc.woff2',
  ],
  [
    'a picture again',
    request('/media/gate.avif', 'pictures'),
    'No way inside of the site fetches a file again, of the shell or of a page: /media/gate.avif',
  ],
  [
    'code of another page',
    request('/remotes/public-site/1.0.0/books-text.dd.js', 'JS'),
    'No way inside of the site fetches code of another page: /remotes/public-site/1.0.0/books-text.dd.js',
  ],
])('names a way that fetches %s', (_title, wrong, sentence) => {
  expect(broken(wrong)).toEqual([`${sentence} (on the way to /COE)`]);
});
