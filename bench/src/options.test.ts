import { OptionError, readOptions } from './options';

it('measures everything unless told otherwise', () => {
  expect(readOptions([])).toEqual({
    parts: new Set([
      ...[
        'home',
        'routes',
        'taps',
        'server',
        'lists',
        'uploads',
        'delivery',
        'isolated',
        'dev',
        'load',
        'backup',
      ],
    ]),
    runs: 3,
    visits: 1,
    taps: 1000,
    seed: 1,
    turns: 5,
    seconds: 5,
    total: 200_000,
    backups: 10,
    rows: 20_000,
    speed: 10,
    strapi: false,
    listsRequests: false,
    listNames: [],
  });
});

it('measures what is asked for', () => {
  expect(
    readOptions([
      '--only=routes,server',
      '--runs=9',
      '--visits=2',
      '--taps=60',
      '--seed=7',
      '--turns=7',
      '--seconds=1',
      '--total=5000',
      '--backups=200',
      '--rows=100000',
      '--speed=60',
      '--strapi',
      '--requests',
    ]),
  ).toEqual({
    parts: new Set(['routes', 'server']),
    runs: 9,
    visits: 2,
    taps: 60,
    seed: 7,
    turns: 7,
    seconds: 1,
    total: 5000,
    backups: 200,
    rows: 100_000,
    speed: 60,
    strapi: true,
    listsRequests: true,
    listNames: [],
  });
});

it('measures the lists that are named', () => {
  expect(readOptions(['--lists=report:', '--lists=events, all']).listNames).toEqual([
    'report:',
    'events, all',
  ]);
});

it.each(['--only=shell', '--only=home,', '--runs=0', '--runs=many', '--taps=99999', '--visits=-1'])(
  'refuses %s',
  (option) => {
    expect(() => readOptions([option])).toThrow(OptionError);
  },
);
