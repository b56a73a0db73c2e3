import type { FastifyRequest } from 'fastify';
import type { PageDocument } from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import { handle } from '../../../endpoints/handle';
import { problem } from '../../../problem-error';
import { siteOrigin } from '../../../requests/site-origin';
import { EMPTY_REGISTRY } from '../../delivery/registry/presenter';
import { findVersion } from '../../delivery/releases/version-repository';
import type { ModuleRoutes } from '../../module-routes';
import { writeHtml } from '../document/html';
import { RemoteFileLists } from '../document/remote-files/remote-file-lists';
import type { ShellBuild } from '../shell-build';
import { FRAME_CHUNKS } from './frame-chunks';
import { FRAME_CONNECTIONS, framePolicy } from './frame-policy';

/** Only pages of the site have icons, feeds and a manifest. */
const LINKS_OF_PAGES = /\s*<link\s+rel="(?:icon|apple-touch-icon|manifest|alternate)"[^>]*>/g;

/** Registers the documents in which the code of isolated remotes runs, one for each version and language. */
export const createFrameRoutes =
  (build: ShellBuild): ModuleRoutes =>
  async (app) => {
    const lists = new RemoteFileLists(app);
    /** Returns what the remote may call; nothing if it may not run, which each of its calls is told. */
    const readUses = async (request: FastifyRequest, remote: string): Promise<readonly string[]> =>
      (await app.findRemoteUses?.(request, remote).catch(() => [])) ?? [];
    handle(app, 'frames.document', async ({ params, request, reply }) => {
      const { remote, version } = params;
      const shell = params.language === SOURCE_LANGUAGE ? build : build.translations?.get(params.language);
      const row = await findVersion(app.db, remote, version);
      if (!shell || !row) throw problem('not_found');
      const isTranslated = row.descriptor.translations?.[params.language] !== undefined;
      const language = isTranslated ? params.language : SOURCE_LANGUAGE;
      const files = await lists.find({ remote, version, language });
      const document: PageDocument = {
        // The page around the frame sends the entry of the remote, so that both use the same version.
        registry: EMPTY_REGISTRY,
        files: files ? { [remote]: files } : {},
        integrity: shell.integrity,
        apiHost: '',
        path: '/',
        frame: { remote, uses: await readUses(request, remote) },
        now: new Date().toISOString(),
        state: [],
      };
      const origin = siteOrigin(request);
      const html = writeHtml({
        build: { ...shell, template: shell.template.replace(LINKS_OF_PAGES, '') },
        page: {
          html: '',
          meta: { title: row.descriptor.title, chunks: FRAME_CHUNKS },
          site: undefined,
          remote,
        },
        document,
        // The frame loads the code of the remote when the page around it has decided that the person may open it.
        remote: null,
        origin,
        language: params.language,
      });
      return reply
        .header('content-security-policy', framePolicy(origin))
        .header('connection-allowlist', FRAME_CONNECTIONS)
        .removeHeader('x-frame-options')
        .removeHeader('origin-agent-cluster')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(html);
    });
  };
