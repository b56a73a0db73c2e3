import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '@narthex/shared-contracts';
import type { EndpointQuery } from '@narthex/shared-contracts/endpoints';
import type { Period } from '@narthex/shared-contracts/schemas/reports';
import { handle } from '../../endpoints/handle';
import type { ModuleRoutes } from '../module-routes';
import { readLanguage, sayIn, translateMessage, type Say } from '../../responses/translate-message';
import { sendCsv, type CsvCell } from '../../responses/send-csv';
import { readTimeZone } from '../../site/site-repository';
import { buildActivity, buildDonations } from './listed-reports';
import type { ReportScope } from './month-repository';
import { buildContent, buildEngagement } from './monthly-reports';
import { readPeriod, readReportDepartment, todayIn, wholeMonths } from './period';
import { activityLines, contentLines, donationsLines, engagementLines } from './report-csv';

type Query = EndpointQuery<'reports.engagement'>;

interface Call {
  readonly query: Query;
  readonly actor: Actor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Returns true if the query or else the Accept header requests CSV. */
const wantsCsv = ({ query, request }: Pick<Call, 'query' | 'request'>): boolean =>
  query.format === 'csv' ||
  (query.format === undefined && /\btext\/csv\b/.test(request.headers.accept ?? ''));

/** Sends a report as JSON, or as a file for spreadsheets. */
function sendReport<Report extends { readonly period: Period }>(
  call: Call,
  {
    name,
    report,
    toLines,
  }: { name: string; report: Report; toLines: (report: Report, say: Say) => CsvCell[][] },
) {
  // Both formats have the same URL.
  call.reply.header('vary', 'Accept');
  if (!wantsCsv(call)) return { success: true, data: report };
  const { from, to } = report.period;
  return sendCsv(call.reply, {
    name: `${name}-${from}-to-${to}`,
    rows: toLines(report, sayIn(readLanguage(call.request))),
  });
}

/**
 * Registers the reports of a period for people with the capability, limited to their department if the capability is.
 */
export const reportsRoutes: ModuleRoutes = async (app) => {
  async function readScope({ query, actor }: Call): Promise<ReportScope> {
    const department = readReportDepartment(actor, query.department);
    const timeZone = await readTimeZone(app.db);
    return { period: readPeriod(query, todayIn(timeZone)), timeZone, department };
  }
  const readMonths = async (call: Call): Promise<ReportScope> => {
    const scope = await readScope(call);
    return { ...scope, period: wholeMonths(scope.period) };
  };

  handle(app, 'reports.engagement', async (call) => {
    const report = await buildEngagement(app.db, await readMonths(call));
    return sendReport(call, { name: 'engagement', report, toLines: engagementLines });
  });

  handle(app, 'reports.content', async (call) => {
    const report = await buildContent(app.db, await readMonths(call));
    return sendReport(call, { name: 'content', report, toLines: contentLines });
  });

  handle(app, 'reports.activity', async (call) => {
    const scope = await readScope(call);
    const report = await buildActivity(app.db, scope);
    return sendReport(call, {
      name: 'activity',
      report,
      toLines: (one, say) => activityLines(one, scope.timeZone, say),
    });
  });

  handle(app, 'reports.donations', async (call) => {
    const today = todayIn(await readTimeZone(app.db));
    const stored = await buildDonations(app.db, readPeriod(call.query, today));
    const report = { ...stored, note: translateMessage(stored.note, readLanguage(call.request)) };
    return sendReport(call, { name: 'donations', report, toLines: donationsLines });
  });
};
