import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withTestApp } from '../../../test/build-app';
import { REPOSITORY_ROOT } from '../../config';
import { modules } from '../../modules/index';
import { createPageRoutes } from '../../modules/pages/routes';

const TOKEN = 'the-token-of-the-monitoring';
const pages = createPageRoutes({
  ...{ version: '1', integrity: {}, scripts: [], styles: [], lazyScripts: [], lazyStyles: [], fonts: [] },
  template: '<head><!--narthex:head--></head><body><!--narthex:app--></body>',
  openRenderer: null,
});

const app = withTestApp({ modules: [...modules, pages], config: { metricsToken: TOKEN, pageCache: 10 } });
const authorization = `Bearer ${TOKEN}`;
const readMetrics = async () => (await app().inject({ url: '/metrics', headers: { authorization } })).body;
const readLines = async (start: string) =>
  (await readMetrics()).split('\n').filter((line) => line.startsWith(start));

it('are for who has the token, and for nobody else', async () => {
  const read = async (headers: Record<string, string>) =>
    (await app().inject({ url: '/metrics', headers })).statusCode;
  expect(await read({ authorization })).toBe(200);
  expect(await read({})).toBe(401);
  expect(await read({ authorization: `Bearer ${TOKEN}s` })).toBe(401);
  expect(await read({ authorization: 'Bearer ' })).toBe(401);
});

it('count requests by the record of their endpoint, never by their path', async () => {
  await app().inject('/api/v1/events');
  await app().inject('/api/v1/events/4711');
  await app().inject('/api/v1/nothing-like-this');
  const lines = await readLines('narthex_http_requests_total');
  expect(lines).toContainEqual('narthex_http_requests_total{endpoint="events.list",status="2xx"} 1');
  expect(lines).toContainEqual('narthex_http_requests_total{endpoint="events.get",status="4xx"} 1');
  expect(lines.join()).not.toMatch(/4711|nothing/);
  expect(await readLines('narthex_http_request_duration_seconds_count{endpoint="events.list"}')).toHaveLength(
    1,
  );
});

it('tell of renders, and of pages that were cached', async () => {
  await app().inject('/');
  await app().inject('/');
  expect(await readLines('narthex_page_render_duration_seconds_count')).toEqual([
    'narthex_page_render_duration_seconds_count{outcome="client"} 1',
  ]);
  expect(await readLines('narthex_page_cache_lookups_total')).toEqual([
    'narthex_page_cache_lookups_total{result="miss"} 1',
    'narthex_page_cache_lookups_total{result="hit"} 1',
  ]);
});

it('tell of tasks, their last runs and their failures', async () => {
  app().jobs.add({ name: 'unlucky', everyMs: 60_000, run: () => Promise.reject(new Error('no')) });
  await expect(app().jobs.run('unlucky')).rejects.toThrow('no');
  const [run] = await readLines('narthex_job_last_run_timestamp_seconds{task="unlucky"}');
  expect(Math.abs(Number(run?.split(' ')[1]) - Date.now() / 1000)).toBeLessThan(60);
  expect(await readLines('narthex_job_runs_total{task="unlucky"')).toEqual([
    'narthex_job_runs_total{task="unlucky",outcome="failed"} 1',
  ]);
  expect(await readLines('narthex_job_interval_seconds{task="unlucky"}')).toEqual([
    'narthex_job_interval_seconds{task="unlucky"} 60',
  ]);
});

it('tell of the disks, the database and the event loop', async () => {
  for (const start of [
    'narthex_disk_free_bytes{folder="data"}',
    'narthex_database_wait_seconds_count',
    'narthex_database_connections{state="waiting"}',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(await readLines(start)).toHaveLength(1);
});

it('are read all the same when one of them can’t be', async () => {
  app().metrics.gauge({ name: 'broken', help: 'Broken.', read: () => Promise.reject(new Error('no')) });
  expect(await readLines('narthex_disk_floor_bytes')).toHaveLength(1);
  expect(await readLines('broken ')).toEqual([]);
  app().metrics.registry.removeSingleMetric('broken');
});

const readFile = (file: string) => readFileSync(path.join(REPOSITORY_ROOT, file), 'utf8');
const listKnown = () =>
  app()
    .metrics.registry.getMetricsAsArray()
    .map(({ name }) => name);

it('are all described for operators, and no others', () => {
  const described = readFile('docs/operators/monitoring.md').matchAll(/^\| `(narthex_\w+)`/gm);
  const own = listKnown().filter((name) => name.startsWith('narthex_'));
  expect([...described].map(([, name]) => name).sort()).toEqual(own.sort());
});

it.each([
  'deploy/monitoring/alerts.yml',
  'deploy/monitoring/grafana-dashboard.json',
  'docs/operators/monitoring.md',
])('that %s names exist', (file) => {
  const named = [...readFile(file).matchAll(/\b(narthex|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
    name.replace(/_(bucket|sum|count)$/, ''),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(listKnown()).toEqual(expect.arrayContaining(named));
});

it.each(
  [...readFile('deploy/monitoring/alerts.yml').matchAll(/runbook: (\S+)#(\S+)/g)].map(([, file, id]) => [
    id,
    file,
  ]),
)('alerts lead to the section %s', (id = '', file = '') => {
  const headings = [...readFile(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  );
  expect(headings).toContain(id);
});

describe('without a token in the settings', () => {
  const plain = withTestApp();
  it('are not found', async () => {
    expect((await plain().inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);
  });
});
