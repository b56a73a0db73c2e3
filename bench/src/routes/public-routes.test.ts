import type { Mount, Registry } from '@narthex/shared-contracts';
import { listFirstFiles, listPages, listPublicMounts } from './public-routes';

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
