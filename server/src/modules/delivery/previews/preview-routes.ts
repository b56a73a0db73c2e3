import { PREVIEW_COOKIE, paths } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../../endpoints/handle';
import { readSiteSecret } from '../../../plugins/secrets/site-secret-repository';
import { problem } from '../../../problem-error';
import { siteOrigin } from '../../../requests/site-origin';
import type { ModuleRoutes } from '../../module-routes';
import { readPublisher } from '../keys/publisher';
import { findVersion } from '../releases/version-repository';
import { PREVIEW_SECRET, readLink, signCookie, signLink } from './preview-token';
import { HOUR_MS } from '../../../time-units';

/** Registers links to versions that aren't live. */
export const previewRoutes: ModuleRoutes = async (app) => {
  handle(app, 'delivery.createPreview', async ({ params, body, request }) => {
    const { remote } = params;
    const { version, roles } = body;
    const { writer } = readPublisher(request, remote, 'publish');
    if (!(await findVersion(app.db, remote, version)))
      throw problem('not_found', `${remote} has no version ${version}.`);
    const expiresAt = new Date(Date.now() + body.expires_in_hours * HOUR_MS);
    const secret = await readSiteSecret(app.db, PREVIEW_SECRET);
    await app.unitOfWorkBy(writer, ({ audit }) =>
      audit({
        action: 'remote.preview',
        subjectType: 'remote',
        subjectId: remote,
        after: { version, roles, expires_at: expiresAt.toISOString() },
      }),
    );
    const url = new URL(paths.preview.to(), siteOrigin(request));
    url.searchParams.set('token', signLink(secret, { remote, version, roles, expiresAt }));
    return {
      success: true,
      data: { url: url.href, expires_at: expiresAt.toISOString() },
      message: t('The link is ready.'),
    };
  });

  handle(app, 'delivery.openPreview', async ({ body, actor, request, reply }) => {
    const secret = await readSiteSecret(app.db, PREVIEW_SECRET);
    const link = readLink(secret, body.token);
    if (!link) throw problem('not_found', t('This link is not valid, or no longer.'));
    if (!link.roles.includes(actor.role))
      throw problem(
        'forbidden',
        t('This preview is for other people: {roles}.', { roles: link.roles.join(', ') }),
      );
    const version = await findVersion(app.db, link.remote, link.version);
    if (!version) throw problem('not_found', t('This version is no longer there.'));
    // The cookie has no lifetime, so it ends with the browser's session; the shell deletes it when the preview is closed.
    reply.setCookie(PREVIEW_COOKIE, signCookie(secret, link), {
      path: '/',
      sameSite: 'lax',
      secure: request.protocol === 'https',
    });
    const [first] = version.descriptor.mounts;
    const path = first?.landing ?? first?.path ?? '/';
    return {
      success: true,
      data: {
        title: version.descriptor.title,
        version: link.version,
        path: path.includes('{') ? '/' : path,
      },
    };
  });
};
