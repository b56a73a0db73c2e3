import { handle } from '../../../../endpoints/handle';
import { createMemoryCounter } from '../../../../plugins/rate-limit/rate-limit-counter';
import { problem } from '../../../../problem-error';
import { networkOf } from '../../../../requests/network-of';
import type { ModuleRoutes } from '../../../module-routes';
import { needsAttention, doesReportCount } from './does-report-count';
import { MINUTE_MS } from '../../../../time-units';

/** Registers the reports of browsers on the remotes they load. A ticket is required. */
export const reportRoutes: ModuleRoutes = async (app) => {
  const logged = createMemoryCounter();

  handle(app, 'remoteReports.issueTicket', async ({ body, actor, request }) => {
    const asked = { actor_id: actor?.id ?? null, network: networkOf(request), slot: body.slot };
    const { text, expiresAt } = await app.remoteHealth.issueTicket(asked);
    return { success: true, data: { ticket: text, expires_at: expiresAt.toISOString() } };
  });

  handle(app, 'remoteReports.submit', async ({ body, request, reply }) => {
    const ticket = await app.remoteHealth.readTicket(body.ticket);
    if (!ticket) throw problem('forbidden', 'This ticket is not valid.');
    const { registry } = await app.remotes.current();
    for (const report of body.reports) {
      const hasCounted =
        doesReportCount(ticket, registry, report) && (await app.remoteHealth.add(report, ticket));
      if (!hasCounted) continue;
      const { current } = await logged.count(networkOf(request), MINUTE_MS);
      if (current <= app.config.bounds.loggedReportsPerNetwork)
        request.log[needsAttention(report) ? 'warn' : 'info']({ report }, 'remote report');
    }
    return reply.send();
  });
};
