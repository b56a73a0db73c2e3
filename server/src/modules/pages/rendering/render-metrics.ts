import type { FastifyInstance } from 'fastify';
import type { LookupResult } from '../../../content-cache/content-cache';
import type { Page } from '../document/page';
import type { RenderQueue } from '../render-queue';

/** Says what became of a render: the content, a part of it, or only the shell, on purpose or because of an error. */
function describeOutcome({ status, isClientRendered, isDegraded }: Page): string {
  if (isClientRendered) return status === 503 ? 'failed' : 'client';
  return isDegraded ? 'degraded' : 'rendered';
}

/** Declares the metrics of rendered pages. */
export function createRenderMetrics({ metrics }: FastifyInstance, queue: RenderQueue) {
  const seconds = metrics.histogram({
    name: 'narthex_page_render_duration_seconds',
    help: 'Time to render a page, without its wait in the queue, by outcome.',
    labelNames: ['outcome'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 4],
  });
  const refused = metrics.counter({
    name: 'narthex_page_renders_refused_total',
    help: 'Pages that were sent without content, because too many others were being rendered.',
  });
  const lookups = metrics.counter({
    name: 'narthex_page_cache_lookups_total',
    help: 'Lookups in the cache of rendered pages, by result.',
    labelNames: ['result'],
  });
  metrics.gauge({
    name: 'narthex_render_queue',
    help: 'Renders that run and that wait for their turn.',
    labelNames: ['state'],
    read: async () => [
      { labels: { state: 'running' }, value: queue.running },
      { labels: { state: 'waiting' }, value: queue.waiting },
    ],
  });
  return {
    countLookup: (result: LookupResult) => lookups.inc({ result }),
    countRefusal: () => refused.inc(),
    async timeRender(render: () => Promise<Page>): Promise<Page> {
      const observe = seconds.startTimer();
      const page = await render();
      observe({ outcome: describeOutcome(page) });
      return page;
    },
  };
}
