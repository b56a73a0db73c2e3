import { nowQuery, postedFormQuery, type PostedForm } from '@narthex/shared-auth';
import { fakeApi, type FakeCalls } from '@narthex/shared-auth/testing';
import {
  QueryClient,
  QueryClientProvider,
  dehydrate,
  hydrate,
  type DehydratedState,
} from '@tanstack/react-query';
import { act, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { prefetchForHtml } from '../prefetch';
import RemoteApp from '../remote-app';
import { NOW, homeCalls } from './fixtures';

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

const tree = (queryClient: QueryClient, path: string) => (
  <QueryClientProvider client={queryClient}>
    <StaticRouter location={path}>
      <RemoteApp base="" />
    </StaticRouter>
  </QueryClientProvider>
);

/** Renders a page as the server does: it prefetches, renders once, and returns the data for the browser. */
export async function servePage(
  path: string,
  calls: FakeCalls = homeCalls,
  formState: PostedForm | null = null,
) {
  fakeApi(calls);
  const queryClient = newClient();
  queryClient.setQueryData(nowQuery.queryKey, NOW);
  queryClient.setQueryData(postedFormQuery.queryKey, formState);
  const { pathname, search } = new URL(path, 'http://site');
  const meta = await prefetchForHtml({ path: pathname, search, queryClient });
  const html = renderToString(tree(queryClient, path));
  const state: DehydratedState = JSON.parse(JSON.stringify(dehydrate(queryClient)));
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  return { meta, html, state, container, page: within(container) };
}

/** Hydrates the page as the browser does and runs `then`. Returns all errors. */
export async function hydratePage(
  container: HTMLElement,
  state: DehydratedState,
  path: string,
  then?: () => Promise<void>,
) {
  const errors: unknown[] = [];
  const log = jest.spyOn(console, 'error').mockImplementation((...message) => {
    // A response may arrive just after hydration, which isn't a fault of the page.
    if (!String(message[0]).includes('not wrapped in act')) errors.push(message);
  });
  const queryClient = newClient();
  hydrate(queryClient, state);
  const root = await act(async () =>
    hydrateRoot(container, tree(queryClient, path), { onRecoverableError: (cause) => errors.push(cause) }),
  );
  await then?.();
  log.mockRestore();
  act(() => root.unmount());
  return errors;
}
