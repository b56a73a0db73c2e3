import { PREVIEW_COOKIE, paths } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../../endpoints/handle';
import { readAcceptedSecrets, readSiteSecret } from '../../../plugins/secrets/site-secret-repository';
import { problem } from '../../../problem-error';
import { siteOrigin } from '../../../requests/site-origin';
import type { ModuleRoutes } from '../../module-routes';
import { findGrant } from '../grants/grant-repository';
import { readPublisher } from '../keys/publisher';
import { listUncovered, readClaims } from '../claims/coverage';
import { findVersion } from '../releases/version-repository';
import { mayOpenPreview } from './may-open-preview';
import {
  addPreview,
  findValidPreview,
  listValidPreviews,
  presentPreview,
  revokePreview,
} from './preview-repository';
import { PREVIEW_SECRET, readPreviewId, signPreview } from './preview-token';
import { HOUR_MS } from '../../../time-units';

const NOT_VALID = t('This link is not valid, or no longer. Please ask whoever sent it for a new one.');

/** Registers links to versions that aren't live. */
export const previewRoutes: ModuleRoutes = async (app) => {
  handle(app, 'delivery.createPreview', async ({ params, body, request }) => {
    const { remote } = params;
    const { version, roles } = body;
    const { writer } = readPublisher(request, remote, 'publish');
    const row = await findVersion(app.db, remote, version);
    if (!row) throw problem('not_found', `${remote} has no version ${version}.`);
    const reasons = listUncovered(await readClaims(app.db), row);
    if (reasons.length > 0) throw problem('conflict', reasons.join(' '));
    const expiresAt = new Date(Date.now() + body.expires_in_hours * HOUR_MS);
    const secret = await readSiteSecret(app.db, PREVIEW_SECRET);
    const { id } = await app.unitOfWorkBy(writer, async ({ tx, audit }) => {
      const row = { remote, version, roles, created_by: writer.actor_label, expires_at: expiresAt };
      const added = await addPreview(tx, row);
      await audit({
        action: 'remote.preview',
        subjectType: 'remote',
        subjectId: remote,
        after: { version, roles, expires_at: expiresAt.toISOString() },
      });
      return added;
    });
    const url = new URL(paths.preview.to(), siteOrigin(request));
    url.searchParams.set('token', signPreview(secret, 'link', id));
    return {
      success: true,
      data: { url: url.href, expires_at: expiresAt.toISOString() },
      message: t('The link is ready.'),
    };
  });

  handle(app, 'delivery.listPreviews', async ({ params }) => ({
    success: true,
    data: (await listValidPreviews(app.db, params.remote)).map(presentPreview),
  }));

  handle(app, 'delivery.revokePreview', async ({ params, request }) => {
    await app.unitOfWork(request, async ({ tx, audit }) => {
      const row = await revokePreview(tx, params.id);
      if (!row) throw problem('not_found');
      const { remote, version, roles } = row;
      await audit({
        action: 'remote.preview-revoke',
        subjectType: 'remote',
        subjectId: remote,
        before: { version, roles: [...roles], expires_at: row.expires_at.toISOString() },
      });
    });
    return { success: true, message: t('The link was revoked.') };
  });

  handle(app, 'delivery.openPreview', async ({ body, actor, request, reply }) => {
    const secrets = await readAcceptedSecrets(app.db, PREVIEW_SECRET);
    const id = readPreviewId(secrets, 'link', body.token);
    const preview = id === null ? undefined : await findValidPreview(app.db, id);
    if (!preview) throw problem('not_found', NOT_VALID);
    const version = await findVersion(app.db, preview.remote, preview.version);
    if (!version) throw problem('not_found', NOT_VALID);
    if (!mayOpenPreview(actor, preview, await findGrant(app.db, preview.remote), version.descriptor))
      throw problem(
        'forbidden',
        t(
          'This preview is for other people: {roles} of the communications team and of the departments of this part.',
          { roles: preview.roles.join(', ') },
        ),
      );
    // The cookie has no lifetime, so it ends with the browser's session; the shell deletes it when the preview is closed.
    const secret = await readSiteSecret(app.db, PREVIEW_SECRET);
    reply.setCookie(PREVIEW_COOKIE, signPreview(secret, 'cookie', preview.id), {
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
        version: preview.version,
        path: path.includes('{') ? '/' : path,
      },
    };
  });
};
