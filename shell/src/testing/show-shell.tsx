import { sessionStore, siteQuery, worshipServicesQuery, type Session } from '@narthex/shared-auth';
import { fakeApi, type FakeCalls } from '@narthex/shared-auth/testing';
import type { Registry } from '@narthex/shared-contracts';
import { QueryClient } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { App } from '../app/app';
import { Providers } from '../app/providers';
import type { ShellValue } from '../app/shell-context';
import type { RemoteResources } from '../federation/loading/remote-resource';
import { prepareFooter } from '../navigation/footer/deferred-footer';
import { SiteRouter } from '../routing/site-router';
import { fakeSite } from './fake-site';
import { VISITOR } from './sessions';

// React's `act` never ends when a page changes beside a section that is still loading, which browsers don't
// have. So the footer is loaded before the tests.
beforeAll(prepareFooter);

export interface ShowShellOptions {
  readonly registry: Registry;
  readonly resources: RemoteResources;
  readonly path: string;
  readonly session?: Session;
  readonly renderedSlot?: ShellValue['renderedSlot'];
  readonly calls?: FakeCalls;
}

/** Creates the shell as a browser loads it at a URL, with its data in the query cache. */
export function shellAt({
  registry,
  resources,
  path,
  session = VISITOR,
  renderedSlot = null,
  calls = {},
}: ShowShellOptions) {
  sessionStore.setState(session, true);
  fakeApi(calls);
  window.history.replaceState(null, '', path);
  const queryClient = new QueryClient();
  queryClient.setQueryData(siteQuery.queryKey, fakeSite);
  queryClient.setQueryData(worshipServicesQuery.queryKey, []);
  return (
    <Providers
      queryClient={queryClient}
      shell={{ registry, resources, report: () => undefined, renderedSlot }}
    >
      <SiteRouter>
        <App />
      </SiteRouter>
    </Providers>
  );
}

export const showShell = (options: ShowShellOptions): RenderResult => render(shellAt(options));
