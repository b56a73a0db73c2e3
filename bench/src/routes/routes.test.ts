import type { Mount, Registry } from '@narthex/shared-contracts';
import { judgeRoutes, type JudgedRoute } from './judge-routes';
import { listFirstFiles, listPages, listPublicMounts } from './public-routes';
import { routesTable } from './routes-table';
import { countInlineStyles } from './visit-route';

const LIBRARIES = { slider: new Set(['469.aa.js']), toasts: new Set(['860.bb.js']) };

const route = (path: string, more: Partial<JudgedRoute> = {}): JudgedRoute => ({
  path,
  bytes: { JS: 9_000, CSS: 12_000, fonts: 22_000 },
  firstPaint: 900,
  scriptsArrived: 2000,
  layoutShift: 0.001,
  files: ['shell.cc.js'],
  hasSlider: false,
  sliderPictures: [],
  ...more,
});

const home = route('/', {
  hasSlider: true,
  files: ['shell.cc.js', '469.aa.js'],
  sliderPictures: [
    { name: 'gate.avif', bytes: 30_000 },
    { name: 'choir.avif', bytes: 80_000 },
  ],
});

const broken = (...routes: readonly JudgedRoute[]) =>
  judgeRoutes(routes, LIBRARIES)
    .filter(({ isMet }) => !isMet)
    .map(({ sentence, value }) => `${sentence}: ${value}`);

it('passes pages that keep every promise', () => {
  expect(broken(home, route('/COE'))).toEqual([]);
});

it.each([
  ['paints after its scripts', { firstPaint: 2100 }, 'No page waits for its scripts before it paints: /COE'],
  [
    'loads a slider it does not have',
    { files: ['469.aa.js'] },
    'No page without a slider loads the slider library: /COE',
  ],
  ['loads the toasts', { files: ['860.bb.js'] }, 'No page loads the toasts before one shows: /COE'],
  [
    'has more JS than a page may have that nobody touches',
    { bytes: { JS: 10_100, CSS: 0, fonts: 0 } },
    'JS of every page that nobody touches at most 10 KB brotli: most 10.1 KB (/COE)',
  ],
  [
    'has more styles than a page may have',
    { bytes: { JS: 0, CSS: 15_100, fonts: 0 } },
    'All styles of every page at most 15 KB brotli: most 15.1 KB (/COE)',
  ],
  [
    'has more fonts than a page may have',
    { bytes: { JS: 0, CSS: 0, fonts: 36_100 } },
    'The fonts of every page at most 36 KB: most 36.1 KB (/COE)',
  ],
  ['moves while it loads', { layoutShift: 0.02 }, 'CLS of every page below 0.01: most 0.0200 (/COE)'],
])('names a page that %s', (_title, more, sentence) => {
  expect(broken(home, route('/COE', more))).toEqual([sentence]);
});

it('names a slider picture that is too heavy', () => {
  const heavy = route('/', { ...home, sliderPictures: [{ name: 'gate.avif', bytes: 80_100 }] });
  expect(broken(heavy)).toEqual(['Each slider picture of the home page at most 80 KB: largest of 1 80.1 KB']);
});

it('does not take a home page without slider pictures for a light one', () => {
  expect(broken(route('/'))).toEqual(['Each slider picture of the home page at most 80 KB: there was none']);
});

const sitemap = (...paths: readonly string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>https://church.test${path}</loc></url>`).join('\n')}</urlset>`;

it('takes every page, in order', () => {
  expect(listPages(sitemap('/', '/Leaders2024', '/Leaders2023'))).toEqual([
    '/',
    '/Leaders2024',
    '/Leaders2023',
  ]);
});

it('takes one of the pages that differ in their number alone', () => {
  expect(listPages(sitemap('/Events', '/Events/47', '/Events/44', '/Sermons/1', '/Sermons/2'))).toEqual([
    '/Events',
    '/Events/47',
    '/Sermons/1',
  ]);
});

it('finds none where there is none', () => {
  expect(listPages('<html></html>')).toEqual([]);
});

it('takes the first file of each kind from an index', () => {
  const paths = [
    '/sitemap-pages.xml',
    '/sitemap-events-1.xml',
    '/sitemap-events-2.xml',
    '/sitemap-events-11.xml',
  ];
  const index = paths.map((path) => `<sitemap><loc>https://church.test${path}</loc></sitemap>`).join('');
  expect(listFirstFiles(`<sitemapindex>${index}</sitemapindex>`)).toEqual(paths.slice(0, 2));
});

it('takes the mounts that nobody has to sign in for, whatever they say themselves', () => {
  const mount = (path: string, guard: Mount['guard'] = 'public'): Mount => ({ path, guard, title: path });
  const mounts = [
    mount('/choirs'),
    mount('/admin/help'),
    mount('/team-dashboard'),
    mount('/plans', 'member'),
  ];
  const registry: Registry = {
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends: {
      choirs: [
        {
          url: '/remotes/choirs/1.0.0-bbbbbbbbbb/mf-manifest.json',
          metadata: { integrity: `sha384-${'b'.repeat(64)}`, version: '1.0.0-bbbbbbbbbb' },
          extras: { contract: 1, title: 'Choirs', owner: 'Music', mounts },
        },
      ],
    },
  };
  expect(listPublicMounts(registry)).toEqual(['/choirs']);
});

it('shows the weights and times of each page in a line', () => {
  const lines = routesTable([
    {
      path: '/COE',
      bytes: { HTML: 20_100, JS: 160_000, CSS: 9_000, fonts: 60_000, pictures: 0, data: 480 },
      total: 249_630,
      requests: 21,
      firstPaint: 901.4,
      largestPaint: 1204.6,
      scriptsArrived: 2400,
      layoutShift: 0.00042,
      largestElement: 'p Where we serve',
      hasSlider: true,
    },
  ]);
  expect(lines.map((line) => line.trim().split(/\s{2,}/))).toEqual([
    [
      'KB and ms',
      'HTML',
      'JS',
      'CSS',
      'fonts',
      'pictures',
      'data',
      'total',
      'requests',
      'FCP',
      'LCP',
      'scripts in',
      'CLS',
      'slider',
      'largest',
    ],
    [
      '/COE',
      '20.1',
      '160.0',
      '9.0',
      '60.0',
      '0.0',
      '0.5',
      '249.6',
      '21',
      '901',
      '1205',
      '2400',
      '0.0004',
      'yes',
      'p Where we serve',
    ],
  ]);
});

it('counts the styles in a document as styles, compressed, and nothing twice', () => {
  const bytes = { HTML: 20_000, JS: 6_000, CSS: 9_000, fonts: 0, pictures: 0, data: 0 };
  const rules = Array.from({ length: 100 }, (_, index) => `.rule-${index}{color:red}`).join('');
  const { HTML, CSS, ...others } = countInlineStyles(bytes, [rules, '.one{}']);
  expect(CSS - bytes.CSS).toBeGreaterThan(20);
  expect(CSS - bytes.CSS).toBeLessThan(rules.length / 2);
  expect(HTML + CSS).toBe(29_000);
  expect(others).toEqual({ JS: 6_000, fonts: 0, pictures: 0, data: 0 });
});
