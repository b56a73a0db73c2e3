import { routesTable } from './routes-table';

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
      largestElement: 'p.public-site__page-head__lead public-site__wide',
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
      'p.lead',
    ],
  ]);
});
