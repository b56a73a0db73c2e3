import {
  configureApi,
  nowQuery,
  postedFormQuery,
  siteQuery,
  worshipServicesQuery,
  type PostedForm,
  type Transport,
} from '@narthex/shared-auth';
import * as sharedAuth from '@narthex/shared-auth';
import {
  canonicalPath,
  fullTitle,
  resolveTarget,
  type PageMeta,
  type Registry,
} from '@narthex/shared-contracts';
import { LANGUAGE, LANGUAGE_BASE, joinLanguage } from '@narthex/shared-contracts/languages';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import * as reactQuery from '@tanstack/react-query';
import { dehydrate, type DehydratedState } from '@tanstack/react-query';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';
import * as router from './federation/sharing/shared-router';
import { StaticRouter } from './federation/sharing/static-router';
import { App } from './app/app';
import { prepareFooter } from './navigation/footer/deferred-footer';
import { portalChunk } from './routing/portal-page';
import { Providers } from './app/providers';
import { createQueryClient } from './app/query-client';
import type { ShellRemoteModule } from './federation/loading/load-remote';
import { RemoteResources } from './federation/loading/remote-resource';

/** The shell's own copies of what it shares: the server hands them to a remote's Node build. */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  '@tanstack/react-query': reactQuery,
  '@narthex/shared-auth': sharedAuth,
};

/** Carries the pages' calls; set once, before the first page is rendered. */
export function setTransport(transport: Transport): void {
  configureApi({ host: '', transport, readToken: () => null });
}

export interface RenderInput {
  /** Path and query of the request, without what names its language. */
  readonly url: string;
  readonly registry: Registry;
  /** The Node build of the public remote, if it has one. */
  readonly remote: {
    readonly name: string;
    readonly version: string;
    readonly module: ShellRemoteModule;
  } | null;
  /** Instant the page is rendered for, ISO 8601. */
  readonly now: string;
  /** What a form sent and why it was refused, for forms without JavaScript. */
  readonly formState?: PostedForm | null;
  /** Ends the render: its calls, and what of it is still being written. */
  readonly signal?: AbortSignal;
}

export interface RenderedPage {
  readonly html: string;
  readonly state: DehydratedState;
  readonly meta: PageMeta;
  readonly site: Site | undefined;
  /** The remote whose code this page needs, or null for a page of the shell's own. */
  readonly remote: string | null;
}

function toText(element: React.ReactElement, signal: AbortSignal | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        html += chunk.toString();
        done();
      },
      final(done) {
        resolve(html);
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      // Everything in its place: pieces sent later would need a script to be put there.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
    signal?.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}

/** Renders one page to the HTML of `#root`, with the data it was rendered from. */
export async function renderPage(input: RenderInput): Promise<RenderedPage> {
  const queryClient = createQueryClient();
  queryClient.setQueryData(nowQuery.queryKey, input.now);
  queryClient.setQueryData(postedFormQuery.queryKey, input.formState ?? null);
  const { pathname, search } = new URL(input.url, 'http://site');
  const target = resolveTarget(input.registry, pathname, null);
  const { remote } = input;
  const isPublic = target.kind === 'remote' && target.access === 'public';
  const rendersRemote = isPublic && remote !== null && target.match.remote === remote.name;

  const resources = new RemoteResources(null);
  await Promise.all([
    queryClient.prefetchQuery(siteQuery),
    queryClient.prefetchQuery(worshipServicesQuery),
    prepareFooter(),
  ]);
  input.signal?.throwIfAborted();
  let meta: PageMeta = {
    title: target.title,
    canonical: canonicalPath(pathname, input.registry),
    ...(target.kind === 'not-found' ? { status: 404 as const } : {}),
    ...(target.kind === 'portal' ? { chunks: [portalChunk(target.portal)] } : {}),
  };
  if (rendersRemote) {
    resources.provide(remote.name, { module: remote.module, version: remote.version, isPrevious: false });
    meta = {
      ...meta,
      ...(await remote.module.prefetch?.({
        path: canonicalPath(pathname, input.registry),
        search,
        queryClient,
      })),
    };
  }
  input.signal?.throwIfAborted();
  const html = await toText(
    <Providers
      queryClient={queryClient}
      shell={{ registry: input.registry, resources, report: () => undefined, renderedSlot: null }}
    >
      <StaticRouter basename={LANGUAGE_BASE} location={joinLanguage(LANGUAGE, input.url)}>
        <App />
      </StaticRouter>
    </Providers>,
    input.signal,
  );
  const site = queryClient.getQueryData(siteQuery.queryKey);
  const { canonical, ...named } = { ...meta, title: fullTitle(meta.title, site) };
  return {
    html,
    state: dehydrate(queryClient),
    // What isn't there has no canonical URL.
    meta: named.status === 404 || !canonical ? named : { ...named, canonical },
    site,
    remote: isPublic ? target.match.remote : null,
  };
}
