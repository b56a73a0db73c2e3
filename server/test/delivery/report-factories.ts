import type { LoadReport, RemoteReport } from '@narthex/shared-contracts/schemas/remote-reports';
import type { App } from '../../src/app';

/** Describes the sender of a report: a visitor of a network, or the account of a session. */
export interface Reporter {
  readonly ip?: string;
  readonly slot?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The ticket of a new document. */
export async function askTicket(app: App, { ip = '198.51.100.1', slot = 0, headers }: Reporter = {}) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/remote-reports/tickets',
    payload: { slot },
    remoteAddress: ip,
    ...(headers && { headers }),
  });
  return response.json().data.ticket as string;
}

export const sendReports = (
  app: App,
  ticket: string,
  reports: readonly RemoteReport[],
  remoteAddress = '198.51.100.1',
) =>
  app.inject({ method: 'POST', url: '/api/v1/remote-reports', payload: { ticket, reports }, remoteAddress });

/** One report of a new document, such as its browser sends. */
export async function report(
  app: App,
  remote: string,
  version: string,
  outcome: LoadReport['outcome'],
  { milliseconds = 120, ...reporter }: Reporter & { readonly milliseconds?: number } = {},
) {
  const ticket = await askTicket(app, reporter);
  return sendReports(app, ticket, [{ kind: 'load', remote, version, outcome, milliseconds }]);
}

/** The address of one of many networks. */
export const getNetwork = (index: number) => `198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`;
