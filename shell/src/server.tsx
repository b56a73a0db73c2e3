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
  type PageState,
  type Registry,
} from '@narthex/shared-contracts';
import { LANGUAGE, LANGUAGE_BASE, joinLanguage } from '@narthex/shared-contracts/languages';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import * as reactQuery from '@tanstack/react-query';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';
import * as router from './federation/sharing/shared-router';
import { StaticRouter } from './federation/sharing/static-router';
import { App } from './app/app';
import { IsolatedRemote } from './federation/isolation/lazy-isolated-remote';
import { rendersFrame } from './federation/isolation/rendered-frame';
import { FOOTER_CHUNK, prepareFooter } from './navigation/footer/deferred-footer';
import { portalChunk } from './routing/portal-page';
import { Providers } from './app/providers';
import { readPageState } from './app/page-state';
import { createQueryClient } from './app/query-client';
import type { ShellRemoteModule } from './federation/loading/load-remote';
import { RemoteResources } from './federation/loading/remote-resource';

/**
 * The server provides these copies of the shared packages to a remote's Node build, so that both use the same
 * ones.
 */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  '@tanstack/react-query': reactQuery,
  '@narthex/shared-auth': sharedAuth,
};

/** Sets how pages make API calls on the server. It must be called once before the first page is rendered. */
export function setTransport(transport: Transport): void {
  configureApi({ host: '', transport, readToken: () => null });
}

export interface RenderInput {
  /** Holds path and query of the request without the language prefix. */
  readonly url: string;
  readonly registry: Registry;
  /** Holds the Node build of the public remote; it is null if there is none. */
  readonly remote: {
    readonly name: string;
    readonly version: string;
    readonly module: ShellRemoteModule;
  } | null;
  /** Holds the instant that the page is rendered for, ISO 8601. */
  readonly now: string;
  /** Holds the input and the errors of a form that was posted without JavaScript. */
  readonly formState?: PostedForm | null;
  /** Aborts the render with its API calls. */
  readonly signal?: AbortSignal;
}

export interface RenderedPage {
  readonly html: string;
  readonly state: PageState;
  readonly meta: PageMeta;
  readonly site: Site | undefined;
  /** Names the remote whose code the page needs; it is null for a page of the shell itself. */
  readonly remote: string | null;
}

function toText(element: React.ReactElement, signal: AbortSignal | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      // React writes long texts as they are; encoding them only to decode them again would take time.
      decodeStrings: false,
      write(chunk: Buffer | string, _encoding, done) {
        html += chunk.toString();
        done();
      },
      final(done) {
        resolve(html);
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      // Without a limit, all content is written in its place; later chunks would need a script to move them.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
    signal?.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}

/** Renders the HTML of `#root` for one page and returns it with the data it was rendered from. */
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
  const hasFrame = rendersFrame(input.registry, target.match);
  if (hasFrame) await IsolatedRemote.load();
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
      shell={{ registry: input.registry, resources, report: () => undefined, renderedSlot: null, hasFrame }}
    >
      <StaticRouter basename={LANGUAGE_BASE} location={joinLanguage(LANGUAGE, input.url)}>
        <App />
      </StaticRouter>
    </Providers>,
    input.signal,
  );
  const site = queryClient.getQueryData(siteQuery.queryKey);
  const { canonical, ...named } = {
    ...meta,
    title: fullTitle(meta.title, site),
    deferredChunks: [...(meta.deferredChunks ?? []), FOOTER_CHUNK],
  };
  return {
    html,
    state: readPageState(queryClient),
    // A missing page has no canonical URL.
    meta: named.status === 404 || !canonical ? named : { ...named, canonical },
    site,
    remote: isPublic ? target.match.remote : null,
  };
}
