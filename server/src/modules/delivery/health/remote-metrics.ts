import type { FastifyInstance } from 'fastify';
import { listStates } from '../releases/release-repository';
import { readHealth } from './health-repository';

/** Declares the metrics of what browsers have reported of the live versions of remotes. */
export function addRemoteMetrics({ db, metrics }: FastifyInstance): void {
  metrics.gauge({
    name: 'narthex_remote_loads',
    help: 'Loads of the live version of a remote in this hour and the one before, by outcome.',
    labelNames: ['remote', 'outcome'],
    read: async () => {
      const states = await listStates(db);
      const health = await readHealth(db, [...states.keys()]);
      return [...states].flatMap(([remote, { live }]) => {
        const { loads, failures } = health(remote, live).hour;
        return [
          { labels: { remote, outcome: 'loaded' }, value: loads },
          { labels: { remote, outcome: 'failed' }, value: failures },
        ];
      });
    },
  });
  metrics.gauge({
    name: 'narthex_remote_switched_off',
    help: '1 if a remote is switched off, 0 if visitors get it.',
    labelNames: ['remote'],
    read: async () =>
      [...(await listStates(db))].map(([remote, { disabled }]) => ({
        labels: { remote },
        value: disabled === null ? 0 : 1,
      })),
  });
}
