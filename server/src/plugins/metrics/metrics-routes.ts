import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { RouteName } from '@narthex/shared-contracts/endpoints';
import { collectDefaultMetrics } from 'prom-client';
import { handle } from '../../endpoints/handle';
import { readDiskSpace } from '../../file-store/disk-room';
import { problem } from '../../problem-error';
import { RENDERER_IP } from '../../requests/network-of';

const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

const digest = (text: string) => createHash('sha256').update(text).digest();
const isBearerOf = (token: string, { headers }: FastifyRequest) =>
  timingSafeEqual(digest(headers.authorization?.replace(/^Bearer /i, '') ?? ''), digest(token));

/** Counts the requests of visitors by the record of their endpoint, whose number is limited, and never by their URL. */
function observeRequests(app: FastifyInstance): void {
  const requests = app.metrics.counter({
    name: 'narthex_http_requests_total',
    help: 'Requests by the name of their endpoint and the class of the status.',
    labelNames: ['endpoint', 'status'],
  });
  const seconds = app.metrics.histogram({
    name: 'narthex_http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its response.',
    labelNames: ['endpoint'],
    buckets: SECONDS,
  });
  const observe = (endpoint: RouteName | 'none', statusCode: number, took: number) => {
    requests.inc({ endpoint, status: `${Math.floor(statusCode / 100)}xx` });
    seconds.observe({ endpoint }, took);
  };
  app.addHook('onResponse', async (request, reply) => {
    // The calls of a page that is being rendered are part of the request for the page.
    if (request.ip === RENDERER_IP) return;
    const endpoint = request.routeOptions.config.endpoint?.name ?? 'none';
    observe(endpoint, reply.statusCode, reply.elapsedTime / 1000);
  });
  app.observeRepeatedResponses((endpoint, ...rest) => observe(endpoint ?? 'none', ...rest));
}

function observeDatabase(app: FastifyInstance): void {
  const waits = app.metrics.histogram({
    name: 'narthex_database_wait_seconds',
    help: 'Time that a query or a transaction waited for a connection to the database.',
    buckets: SECONDS,
  });
  app.database.observeWaits((seconds) => waits.observe(seconds));
  app.metrics.gauge({
    name: 'narthex_database_connections',
    help: 'Connections to the database by their state, and the queries that wait for one.',
    labelNames: ['state'],
    read: async () => {
      const { busy, idle, waiting } = app.database.countConnections();
      return Object.entries({ busy, idle, waiting }).map(([state, value]) => ({ labels: { state }, value }));
    },
  });
}

function observeDisks({ config, metrics }: FastifyInstance): void {
  const { dataDir, files } = config;
  const shared: [string, string][] = files.kind === 'folder' ? [['files', files.folder]] : [];
  const folders: [string, string][] = [['data', dataDir], ...shared];
  metrics.gauge({
    name: 'narthex_disk_free_bytes',
    help: 'Free space of the disks of the data folder and of the shared files.',
    labelNames: ['folder'],
    read: async () => {
      const read = folders.map(async ([folder, path]) => {
        const { free } = await readDiskSpace(path);
        return free === null ? [] : [{ labels: { folder }, value: free }];
      });
      return (await Promise.all(read)).flat();
    },
  });
  metrics.gauge({
    name: 'narthex_disk_floor_bytes',
    help: 'Free space below which uploads and publishing are refused.',
    read: async () => [{ value: config.bounds.freeDiskFloorBytes }],
  });
}

/** Registers `/metrics`, in the text format of Prometheus, for who has the token. */
export const metricsRoutes = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { metricsToken } = app.config;
    if (metricsToken !== undefined) {
      collectDefaultMetrics({ register: app.metrics.registry });
      observeRequests(app);
      observeDatabase(app);
      observeDisks(app);
    }
    handle(app, 'metrics.get', async ({ request, reply }) => {
      if (metricsToken === undefined) throw problem('not_found');
      if (!isBearerOf(metricsToken, request)) {
        reply.header('www-authenticate', 'Bearer');
        throw problem('unauthenticated');
      }
      const { registry } = app.metrics;
      return reply
        .header('cache-control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics());
    });
  },
  { name: 'metrics-routes', dependencies: ['core', 'metrics', 'endpoints', 'kept-responses'] },
);
